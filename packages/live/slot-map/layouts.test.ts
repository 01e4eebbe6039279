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
  'slot' in place ? [place.slot] : (place.places ?? []).flatMap(slotsIn);

it('draws every slot of the installed layouts that takes content', () => {
  const shipped = declarations.flatMap((text) =>
    [...text.matchAll(/^ +(\w+)\?: React\.ReactNode;/gm)].map(([, name]) => name),
  );
  const drawn = Object.values(layouts).flatMap((places) => places.flatMap(slotsIn));
  expect(new Set(drawn)).toEqual(new Set(shipped));
});
