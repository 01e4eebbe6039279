import type { Choice } from './engine/engine.ts';

/** The choice a reader means by an id, a display name or another name, whatever its letter case. */
export function findChoice(choices: readonly Choice[], input: string): Choice | undefined {
  const wanted = input.trim().toLowerCase();
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  return (
    choices.find(({ id }) => isWanted(id)) ??
    choices.find(({ name, aliases }) => isWanted(name) || aliases.some(isWanted))
  );
}
