import type { Finding, Kind, Sample } from '../sample.ts';
import { css } from './css.ts';
import { diff } from './diff.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { mdx } from './mdx.ts';
import { nginx } from './nginx.ts';
import { output } from './output.ts';
import { quoted } from './quoted.ts';
import { shell } from './shell.ts';
import { tree } from './tree.ts';
import { typescript } from './typescript.ts';
import { yaml } from './yaml.ts';

const byLanguage: Readonly<Record<string, Kind>> = {
  ts: typescript,
  tsx: typescript,
  js: typescript,
  jsx: typescript,
  mts: typescript,
  mjs: typescript,
  mdx,
  md: mdx,
  json,
  jsonc: json,
  bash: shell,
  sh: shell,
  css,
  yaml,
  yml: yaml,
  html,
  nginx,
  tree,
  txt: output,
  diff,
};

/** Blocks that no kind knows. */
const unknown: Kind = {
  name: 'unknown',
  check: (samples) =>
    samples.map((sample): Finding => {
      const message = sample.lang
        ? `No check knows the language ${sample.lang}.`
        : 'This block names no language.';
      return { sample, message, fix: `Use one of ${Object.keys(byLanguage).join(', ')}.` };
    }),
};

/** What a sample looks like on the page: its text is part of the sample, which is checked. */
const live: Kind = { name: 'live result', check: () => [] };

const quotedHere = quoted();

/** The one kind that accounts for a sample. */
export function kindOf(sample: Sample): Kind {
  if (sample.meta.file !== undefined) return quotedHere;
  if (sample.live) return live;
  return Object.hasOwn(byLanguage, sample.lang) ? (byLanguage[sample.lang] as Kind) : unknown;
}
