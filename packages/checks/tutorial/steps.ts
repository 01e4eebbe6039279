import type { Page } from '@handbook/content';
import { scriptLines } from '../samples/kinds/shell.ts';
import { metaText, type Sample } from '../samples/sample.ts';
import { samplesOf } from '../samples/sources.ts';

/** One step: something that the reader does or compares. */
export type Step = { line: number } & (
  | { do: 'run'; command: string }
  | { do: 'write'; path: string; content: string }
  | { do: 'compare'; command: string; text: string }
  | { do: 'compareTree'; text: string }
);

function stepsOfSample(sample: Sample): Step[] {
  const { lang, line, code, title } = sample;
  const command = metaText(sample, 'output');
  if (lang === 'tree') return [{ do: 'compareTree', line, text: code }];
  if (command) return [{ do: 'compare', line, command, text: code }];
  if (title) return [{ do: 'write', line, path: title, content: `${code}\n` }];
  if (lang !== 'bash') return [];
  return scriptLines(code).map((one) => ({ do: 'run', command: one.text, line: line + one.line }));
}

/** The steps of a page, in order. */
export const stepsOf = (page: Page): Step[] =>
  samplesOf([page])
    .filter(({ live, meta }) => !live && meta.skip === undefined)
    .flatMap(stepsOfSample);
