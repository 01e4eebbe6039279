import type { Choice } from './engine/engine.ts';

/** Finds a choice by its ID, display name, or alias, regardless of case. */
export function findChoice(choices: readonly Choice[], input: string): Choice | undefined {
  const wanted = input.trim().toLowerCase();
  const isWanted = (name: string) => name.toLowerCase() === wanted;
  return (
    choices.find(({ id }) => isWanted(id)) ??
    choices.find(({ name, aliases }) => isWanted(name) || aliases.some(isWanted))
  );
}
