import type { Finding, Kind, Sample } from '../sample.ts';
import { css } from './css.ts';
import { diff } from './diff.ts';
import { html } from './html.ts';
import { json } from './json.ts';
import { mdx } from './mdx.ts';
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
  bash: shell,
  sh: shell,
  css,
  yaml,
  yml: yaml,
  html,
  tree,
  txt: output,
  diff,
};

/** Blocks in an unknown language. */
const unknown: Kind = {
  name: 'unknown',
  check: (samples) =>
    samples.map((sample): Finding => {
      const message = sample.lang
        ? `No check supports the language ${sample.lang}.`
        : 'This block has no language.';
      const languages = Object.keys(byLanguage).join(', ');
      const fix = `Use one of ${languages}, or quote a file of an example, which the example's test checks.`;
      return { sample, message, fix };
    }),
};

/** The rendered result of a sample, whose text is part of the checked sample. */
const live: Kind = { name: 'live result', check: () => [] };

/** The kind of a sample. */
export function kindOf(sample: Sample): Kind {
  if (sample.meta.file !== undefined) return quoted;
  if (sample.live) return live;
  return Object.hasOwn(byLanguage, sample.lang) ? (byLanguage[sample.lang] as Kind) : unknown;
}
