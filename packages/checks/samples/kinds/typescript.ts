import { baseName, type Finding, type Kind, type Sample } from '../sample.ts';
import { type CompilerError, typeErrors } from '../typescript/check.ts';
import { contextFindings, contextUnits } from '../typescript/context.ts';
import { augments, type Unit, unitOf } from '../typescript/unit.ts';

/** What to do about an error; a package that is missing here is not the sample's fault. */
function cureOf(code: string, message: string): string {
  const name = code === 'TS2307' ? message.match(/module '([^./'][^']*)'/)?.[1] : undefined;
  if (!name) return `Make it type-check, or write fails="${code}" if that is the point.`;
  return `Correct the name, or add ${name} to the development dependencies of this repository.`;
}

const findingOf = ({ unit, line, code, message }: CompilerError): Finding => ({
  sample: unit.sample,
  line,
  code,
  message: `${code} in ${baseName(unit.sample) || 'this sample'}: ${message}`,
  fix: cureOf(code, message),
});

/** Type errors of units: one program for all, and one each for those that change others' types. */
export function typeFindings(units: readonly Unit[]): Finding[] {
  const alone = new Set(units.map(({ sample }) => sample).filter(augments));
  const groups = [units.filter(({ sample }) => !alone.has(sample))];
  for (const sample of alone) groups.push(units.filter((unit) => unit.sample === sample));
  return groups.flatMap(typeErrors).map(findingOf);
}

/** TypeScript and JavaScript: strict type-checking; the file name decides what else must hold. */
export const typescript: Kind = {
  name: 'type-checked',
  check: (samples: readonly Sample[]) => [
    ...typeFindings(samples.flatMap((sample) => [unitOf(sample), ...contextUnits(sample)])),
    ...samples.flatMap(contextFindings),
  ],
};
