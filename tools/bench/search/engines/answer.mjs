/**
 * What an engine answered to one query.
 * @typedef {{ hits: string[], ms: number }} Answer
 * hits as ids of sections, best first
 */

/** How many hits of a query count. */
export const LIMIT = 20;

/** Asked before the clock counts, so that code and index are warm; no question is among them. */
export const warmUp = [
  'a',
  'build',
  'config file',
  'nothing like this',
  '页',
  '怎么开始',
  'themeConfig',
];
