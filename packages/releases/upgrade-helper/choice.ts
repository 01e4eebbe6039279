/** The two versions that a reader compares. */
export interface Choice {
  from: string;
  to: string;
}

/** Returns the initial choice: the step to the newest release. */
export const firstChoice = (versions: readonly string[]): Choice => ({
  from: versions.at(-2) ?? '',
  to: versions.at(-1) ?? '',
});

/** Reads the choice from a query such as `?from=2.0.15&to=2.0.22`. Unknown versions are ignored. */
export function readChoice(search: string, versions: readonly string[]): Choice {
  const given = new URLSearchParams(search);
  const known = (name: string) => versions.find((version) => version === given.get(name));
  const first = firstChoice(versions);
  return { from: known('from') ?? first.from, to: known('to') ?? first.to };
}

/** Returns the query of a URL with the choice. */
export const writeChoice = ({ from, to }: Choice): string =>
  `?${new URLSearchParams({ from, to })}`;

/** Returns the versions after `from`, up to `to`, oldest first. */
export function between(versions: readonly string[], { from, to }: Choice): string[] {
  return versions.slice(versions.indexOf(from) + 1, versions.indexOf(to) + 1);
}
