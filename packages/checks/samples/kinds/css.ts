import postcss, { CssSyntaxError, type Root } from 'postcss';
import { type Finding, type Kind, lineOf, type Sample } from '../sample.ts';
import { shippedNames } from './cssNames.ts';

const variable = /--(?:rp|shiki)-[\w-]+/g;

/** With `themes`, Shiki writes its colours as variables of the scheme's name, into the HTML only. */
const ofScheme = /^--shiki-(?:light|dark)(?:-bg|-font-style|-font-weight|-text-decoration)?$/;
const className = /\.(rp-[\w-]+)/g;

function unknownNames(sample: Sample, root: Root): Finding[] {
  const shipped = shippedNames();
  const findings: Finding[] = [];
  const note = (codeLine: number | undefined, name: string) => {
    if (shipped.has(name) || ofScheme.test(name)) return;
    const line = lineOf(sample, codeLine ?? 1);
    const message = `The default theme does not know ${name}.`;
    const fix = 'Use a name that the installed @rspress/core ships, or another prefix.';
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
    const message = `This CSS does not parse: ${error.reason}.`;
    return [{ sample, line, message, fix: 'Correct the syntax.' }];
  }
}

/** Style sheets: they parse, and the theme's variables and classes that they name exist. */
export const css: Kind = { name: 'css', check: (samples) => samples.flatMap(findingsOf) };
