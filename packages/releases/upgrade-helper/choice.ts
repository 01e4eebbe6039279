/** From which version to which. */
export interface Choice {
  from: string;
  to: string;
}

/** What is chosen before anybody has: the step to the newest release. */
export const firstChoice = (versions: readonly string[]): Choice => ({
  from: versions.at(-2) ?? '',
  to: versions.at(-1) ?? '',
});

/** The choice that an address carries, `?from=2.0.15&to=2.0.22`; a version that is not known counts as none. */
export function readChoice(search: string, versions: readonly string[]): Choice {
  const given = new URLSearchParams(search);
  const known = (name: string) => versions.find((version) => version === given.get(name));
  const first = firstChoice(versions);
  return { from: known('from') ?? first.from, to: known('to') ?? first.to };
}

/** The query part of an address that carries the choice. */
export const writeChoice = ({ from, to }: Choice): string =>
  `?${new URLSearchParams({ from, to })}`;

/** The versions after the one that one comes from, up to the one that one goes to, the oldest first. */
export function between(versions: readonly string[], { from, to }: Choice): string[] {
  return versions.slice(versions.indexOf(from) + 1, versions.indexOf(to) + 1);
}
