import type { Page } from '@handbook/content';
import { metaText, type Sample } from '../samples/sample.ts';
import { samplesOf } from '../samples/sources.ts';

/** One step: something that the reader does or compares. */
export type Step = { line: number } & (
  | { do: 'run'; command: string; fails: string | undefined }
  | { do: 'write'; path: string; content: string; fails: string | undefined }
  | { do: 'compare'; command: string; text: string }
  | { do: 'compareTree'; text: string }
);

/** The commands of a shell block, one on each line. A trailing backslash joins lines. */
function commandsOf({ code, line }: Sample): { command: string; line: number }[] {
  const commands: { command: string; line: number }[] = [];
  let open = '';
  for (const [index, text] of code.split('\n').entries()) {
    open += text.replace(/\\$/, ' ');
    if (text.endsWith('\\')) continue;
    const command = open.replace(/(^|\s)#.*$/, '').trim();
    if (command) commands.push({ command, line: line + index + 1 });
    open = '';
  }
  return commands;
}

function stepsOfSample(sample: Sample): Step[] {
  const { lang, line, code, title } = sample;
  const fails = metaText(sample, 'fails');
  const command = metaText(sample, 'output');
  if (lang === 'tree') return [{ do: 'compareTree', line, text: code }];
  if (command) return [{ do: 'compare', line, command, text: code }];
  if (lang === 'bash') {
    return commandsOf(sample).map((run): Step => ({ do: 'run', ...run, fails }));
  }
  return title ? [{ do: 'write', line, path: title, content: `${code}\n`, fails }] : [];
}

/** The steps of a page, in order. */
export const stepsOf = (page: Page): Step[] =>
  samplesOf([page])
    .filter(({ live, meta }) => !live && meta.skip === undefined)
    .flatMap(stepsOfSample);
