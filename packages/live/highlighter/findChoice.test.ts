import { describe, expect, it } from 'vitest';
import { languages, themes } from './engine/engine.ts';
import { findChoice } from './findChoice.ts';

describe('findChoice', () => {
  it.each([
    ['typescript', 'typescript'],
    [' TS ', 'typescript'],
    ['c++', 'cpp'],
    ['Objective-C', 'objective-c'],
  ])('resolves %j to %s', (input, id) => {
    expect(findChoice(languages, input)?.id).toBe(id);
  });

  it('finds nothing for an unknown language', () => {
    expect(findChoice(languages, 'klingon')).toBeUndefined();
    expect(findChoice(languages, '')).toBeUndefined();
  });
});

describe('the lists', () => {
  it('match the installed version of Shiki', async () => {
    const { bundledLanguages, bundledLanguagesBase, bundledThemes } = await import('shiki');
    expect(languages).toHaveLength(Object.keys(bundledLanguagesBase).length);
    expect(themes.light.length + themes.dark.length).toBe(Object.keys(bundledThemes).length);
    const names = languages.flatMap(({ id, aliases }) => [id, ...aliases]);
    expect(new Set(names)).toEqual(new Set(Object.keys(bundledLanguages)));
  });
});
