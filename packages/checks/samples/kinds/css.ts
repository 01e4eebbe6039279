import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import postcss, { CssSyntaxError, type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';

const variable = /--(?:rp|shiki)-[\w-]+/g;

/** Variables that Shiki only writes into the HTML, with the name of the color scheme, if `themes` is set. */
const ofScheme = /^--shiki-(?:light|dark)(?:-bg|-font-style|-font-weight|-text-decoration)?$/;
const className = /\.(rp-[\w-]+)/g;

let names: Set<string> | undefined;

/** Reads every `--rp-*` and `--shiki-*` variable and every `rp-*` class in the installed framework. */
function themeNames(): ReadonlySet<string> {
  if (names) return names;
  names = new Set();
  const cwd = join(repositoryRoot, 'node_modules/@rspress/core/dist');
  for (const file of globSync('{theme,runtime,node}/**/*.{css,js}', { cwd })) {
    const text = readText(join(cwd, file));
    for (const [name] of text.matchAll(/(?<![\w-])(?:--(?:rp|shiki)-[\w-]+|rp-[\w-]+)/g)) {
      names.add(name);
    }
  }
  return names;
}

function unknownNames(sample: Sample, root: Root): Finding[] {
  const known = themeNames();
  const findings: Finding[] = [];
  const note = (codeLine: number | undefined, name: string) => {
    if (known.has(name) || ofScheme.test(name)) return;
    const line = lineOf(sample, codeLine ?? 1);
    const message = `The default theme doesn't contain ${name}.`;
    const fix = 'Use a name from the installed @rspress/core, or another prefix.';
    findings.push({ sample, line, message, fix });
  };
  root.walkDecls((node) => {
    for (const [name] of `${node.prop}:${node.value}`.matchAll(variable)) {
      note(node.source?.start?.line, name);
    }
  });
  root.walkRules((node) => {
    for (const [, name = ''] of node.selector.matchAll(className)) {
      note(node.source?.start?.line, name);
    }
  });
  return findings;
}

function findingsOf(sample: Sample): Finding[] {
  try {
    return unknownNames(sample, postcss.parse(sample.code));
  } catch (error) {
    if (!(error instanceof CssSyntaxError)) throw error;
    const line = lineOf(sample, error.line ?? 1);
    const message = `This CSS doesn't parse: ${error.reason}.`;
    return [{ sample, line, message, fix: 'Correct the syntax.' }];
  }
}

/** Checks that style sheets parse, and that their variables and classes of the theme exist. */
export const css: Kind = { name: 'css', check: (samples) => samples.flatMap(findingsOf) };
