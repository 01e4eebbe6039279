import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { type ParserError, parse, parseFragment } from 'parse5';
import postcss, { CssSyntaxError, type Root } from 'postcss';
import { globSync } from 'tinyglobby';
import { parseDocument } from 'yaml';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';

const broken = (sample: Sample, line: number | undefined, reason: string): Finding => ({
  sample,
  line: lineOf(sample, line ?? 1),
  message: `This ${sample.lang.toUpperCase()} doesn't parse: ${reason}.`,
  fix: 'Correct the syntax.',
});

/** Checks that HTML documents and fragments parse. */
export const html: Kind = {
  name: 'html',
  check: (sample) => {
    const errors: ParserError[] = [];
    const options = { onParseError: (error: ParserError) => errors.push(error) };
    const isDocument = /^\s*<(!doctype|html)\b/i.test(sample.code);
    (isDocument ? parse : parseFragment)(sample.code, options);
    return errors.map(({ code, startLine }) =>
      broken(sample, startLine, code.replaceAll('-', ' ')),
    );
  },
};

/** Checks that YAML files parse. */
export const yaml: Kind = {
  name: 'yaml',
  check: (sample) => {
    const { errors, warnings } = parseDocument(sample.code, { strict: true });
    return [...errors, ...warnings].map(({ message, linePos }) =>
      broken(sample, linePos?.[0].line, message.split(/ at line |\n/)[0] ?? ''),
    );
  },
};

/** Variables that Shiki only writes into the HTML, with the name of the color scheme, if `themes` is set. */
const ofScheme = /^--shiki-(?:light|dark)(?:-bg|-font-style|-font-weight|-text-decoration)?$/;

let names: Set<string> | undefined;

/** Reads every `--rp-*` and `--shiki-*` variable and every `rp-*` class in the installed framework. */
function themeNames(): ReadonlySet<string> {
  const cwd = join(repositoryRoot, 'node_modules/@rspress/core/dist');
  names ??= new Set(
    globSync('{theme,runtime,node}/**/*.{css,js}', { cwd }).flatMap(
      (file) => readText(join(cwd, file)).match(/(?<![\w-])(?:--(?:rp|shiki)-|rp-)[\w-]+/g) ?? [],
    ),
  );
  return names;
}

function unknownNames(sample: Sample, root: Root): Finding[] {
  const findings: Finding[] = [];
  root.walk((node) => {
    const text = node.type === 'decl' ? `${node.prop}:${node.value}` : '';
    const selector = node.type === 'rule' ? node.selector : '';
    const classes = [...selector.matchAll(/\.(rp-[\w-]+)/g)].map(([, name = '']) => name);
    for (const name of [...(text.match(/--(?:rp|shiki)-[\w-]+/g) ?? []), ...classes]) {
      if (themeNames().has(name) || ofScheme.test(name)) continue;
      const line = lineOf(sample, node.source?.start?.line ?? 1);
      const message = `The default theme doesn't contain ${name}.`;
      const fix = 'Use a name from the installed @rspress/core, or another prefix.';
      findings.push({ sample, line, message, fix });
    }
  });
  return findings;
}

/** Checks that style sheets parse, and that their variables and classes of the theme exist. */
export const css: Kind = {
  name: 'css',
  check: (sample) => {
    try {
      return unknownNames(sample, postcss.parse(sample.code));
    } catch (error) {
      if (!(error instanceof CssSyntaxError)) throw error;
      return [broken(sample, error.line, error.reason)];
    }
  },
};
