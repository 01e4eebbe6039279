import type { Kind, Sample } from '../sample.ts';
import { json } from './json.ts';
import { css, html, yaml } from './markup.ts';
import { mdx } from './mdx.ts';
import { output } from './output.ts';
import { quoted } from './quoted.ts';
import { shell } from './shell.ts';
import { tree } from './tree.ts';
import { typescript } from './typescript.ts';

const byLanguage = new Map<string, Kind>([
  ...['ts', 'tsx', 'js', 'jsx', 'mts', 'mjs'].map((lang) => [lang, typescript] as const),
  ...['mdx', 'md'].map((lang) => [lang, mdx] as const),
  ...['bash', 'sh'].map((lang) => [lang, shell] as const),
  ...['yaml', 'yml'].map((lang) => [lang, yaml] as const),
  ...Object.entries({ json, css, html, tree, txt: output, diff: { name: 'diff' } }),
]);

/** Blocks in an unknown language. */
const unknown: Kind = {
  name: 'unknown',
  check: (sample) => {
    const message = `No check supports the language ${sample.lang || 'of a block without a language'}.`;
    const languages = [...byLanguage.keys()].join(', ');
    return [{ sample, message, fix: `Use one of ${languages}, or quote a file of an example.` }];
  },
};

/** The rendered result of a sample, whose text is part of the checked sample. */
const live: Kind = { name: 'live result' };

/** The kind of a sample. */
export function kindOf(sample: Sample): Kind {
  if (sample.meta.file !== undefined) return quoted;
  if (sample.live) return live;
  return byLanguage.get(sample.lang) ?? unknown;
}
