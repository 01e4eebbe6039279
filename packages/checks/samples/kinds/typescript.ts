import { baseName, type Finding, type Kind, type Sample } from '../sample.ts';
import { type CompilerError, typeErrors } from '../typescript/check.ts';
import { contextFindings, contextUnits } from '../typescript/context.ts';
import { augments, type Unit, unitOf } from '../typescript/unit.ts';

/** How to fix an error. A missing package may be missing only in this repository. */
function fixOf(code: string, message: string): string {
  const name = code === 'TS2307' ? message.match(/module '([^./'][^']*)'/)?.[1] : undefined;
  if (name) {
    return `Correct the name, or add ${name} to the development dependencies of this repository.`;
  }
  const unknown = code === 'TS2304' ? message.match(/name '([^']+)'/)?.[1] : undefined;
  const way = unknown ? `Import ${unknown}, or correct the name` : 'Make it type-check';
  return `${way}. If the error is intended, write fails="${code}".`;
}

const findingOf = ({ unit, line, code, message }: CompilerError): Finding => ({
  sample: unit.sample,
  line,
  code,
  message: `${code} in ${baseName(unit.sample) || 'this sample'}: ${message}`,
  fix: fixOf(code, message),
});

/** The type errors of units, checked in one program, except for units that change the types of others. */
export function typeFindings(units: readonly Unit[]): Finding[] {
  const separate = new Set(units.map(({ sample }) => sample).filter(augments));
  const groups = [units.filter(({ sample }) => !separate.has(sample))];
  for (const sample of separate) groups.push(units.filter((unit) => unit.sample === sample));
  return groups.flatMap(typeErrors).map(findingOf);
}

/** Type-checks TypeScript and JavaScript, and applies further rules to known file names. */
export const typescript: Kind = {
  name: 'type-checked',
  check: (samples: readonly Sample[]) => [
    ...typeFindings(samples.flatMap((sample) => [unitOf(sample), ...contextUnits(sample)])),
    ...samples.flatMap(contextFindings),
  ],
};
