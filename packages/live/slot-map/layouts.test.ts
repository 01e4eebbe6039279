import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';
import { layouts, type Place } from './layouts.ts';

const dist = new URL('../../../node_modules/@rspress/core/dist/theme/', import.meta.url);
const declarations = [
  'layout/Layout',
  'layout/DocLayout',
  'layout/HomeLayout',
  'components/HomeHero',
  'components/Nav',
].map((folder) => readFileSync(fileURLToPath(new URL(`${folder}/index.d.ts`, dist)), 'utf8'));

const slotsIn = (place: Place): string[] =>
  typeof place === 'string' ? [place] : (place.places ?? []).flatMap(slotsIn);

it('contains every slot of the installed layouts that accepts content', () => {
  const declared = declarations.flatMap((text) =>
    [...text.matchAll(/^ +(\w+)\?: React\.ReactNode;/gm)].map(([, name]) => name),
  );
  const mapped = Object.values(layouts).flatMap((places) => places.flatMap(slotsIn));
  expect(new Set(mapped)).toEqual(new Set(declared));
});
