import type { Stated } from '../page/stated.ts';

/** The known names that a heading or a row can mean. */
export interface KnownNames {
  known: ReadonlySet<string>;
  /** Starts of names that the page may omit. */
  prefixes: readonly string[];
  /** Other names: `rspress serve` for `rspress preview`, `-c` for `--config`. */
  aliases: ReadonlyMap<string, string>;
}

/** Finds the known names that a written name means below its headings; an empty list if it is unknown. */
export function resolveName(written: string, { scope }: Stated, names: KnownNames): string[] {
  const { known, prefixes, aliases } = names;
  const name = known.has(written) ? written : (aliases.get(written) ?? written);
  // A CSS variable starts like a flag, but belongs to no command.
  const isFlag = name.startsWith('-') && !known.has(name);
  // A flag without a command would match the first command.
  const candidates = [...scopedNames(name, scope, aliases), ...(isFlag ? [] : [name])];
  for (const candidate of candidates) {
    const prefix = ['', ...prefixes].find((start) => known.has(start + candidate));
    if (prefix !== undefined) return [prefix + candidate];
  }
  // Outside the section of a command, it means every command with the flag.
  const isBelow = scope
    .flat()
    .some((parent) => known.has(parent) || known.has(`rspress ${parent}`));
  return isFlag && !isBelow ? [...known].filter((other) => other.endsWith(` ${name}`)) : [];
}

/** The name with all headings above it, then with fewer, then with each heading. */
function scopedNames(
  name: string,
  scope: readonly string[][],
  aliases: ReadonlyMap<string, string>,
): string[] {
  const firsts = scope.map(([first]) => first ?? '');
  const chains = firsts.map((_, index) =>
    firsts
      .slice(0, index + 1)
      .reverse()
      .join('.'),
  );
  return [...chains.reverse(), ...scope.flat()]
    .filter((parent) => parent !== '')
    .map((parent) => aliases.get(parent) ?? aliases.get(`rspress ${parent}`) ?? parent)
    .flatMap((parent) => [`${parent}.${name}`, `${parent} ${name}`]);
}
