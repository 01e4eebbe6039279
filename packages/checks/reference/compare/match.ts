import type { Stated } from '../page/stated.ts';

/** Finds which known names a heading or row is about. */
export interface Matcher {
  known: ReadonlySet<string>;
  /** Starts of names that the page may leave out. */
  prefixes: readonly string[];
  /** Other names: `rspress serve` for `rspress preview`, `-c` for `--config`. */
  aliases: ReadonlyMap<string, string>;
}

/** The known names behind one written name, given the headings around it; none when unknown. */
export function resolveName(written: string, { scope }: Stated, matcher: Matcher): string[] {
  const { known, prefixes, aliases } = matcher;
  const name = known.has(written) ? written : (aliases.get(written) ?? written);
  // A CSS variable starts like a flag, but is somebody's without a command.
  const isFlag = name.startsWith('-') && !known.has(name);
  // Alone, a flag is nobody's: it would be taken for the first command's.
  const candidates = [...scopedNames(name, scope, aliases), ...(isFlag ? [] : [name])];
  for (const candidate of candidates) {
    for (const prefix of ['', ...prefixes]) {
      if (known.has(prefix + candidate)) return [prefix + candidate];
    }
  }
  // Below no command it is about every command that has it.
  const isBelow = scope
    .flat()
    .some((parent) => known.has(parent) || known.has(`rspress ${parent}`));
  return isFlag && !isBelow ? [...known].filter((other) => other.endsWith(` ${name}`)) : [];
}

/** The name below its headings: all of them, then fewer, then each alone. */
function scopedNames(
  name: string,
  scope: readonly string[][],
  aliases: ReadonlyMap<string, string>,
): string[] {
  const chains = scope.map((_, index) =>
    scope
      .slice(0, index + 1)
      .map(([first]) => first ?? '')
      .reverse()
      .join('.'),
  );
  const parents = [...chains.reverse(), ...scope.flat()]
    .filter((parent) => parent !== '')
    .map((parent) => aliases.get(parent) ?? aliases.get(`rspress ${parent}`) ?? parent);
  return parents.flatMap((parent) => [`${parent}.${name}`, `${parent} ${name}`]);
}
