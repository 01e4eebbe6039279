/**
 * The answer of an engine to one query.
 * @typedef {{ hits: string[], ms: number }} Answer
 * hits as ids of sections, best first
 */

/** The number of hits that count. */
export const LIMIT = 20;

/** Queries before the measurement, which load code and index. None of them is a question. */
export const warmUp = [
  'a',
  'build',
  'config file',
  'nothing like this',
  '页',
  '怎么开始',
  'themeConfig',
];
