import type ts from 'typescript';
import { placeOf } from './describe.ts';
import type { Entry } from './entry.ts';
import { exportedBy } from './exports.ts';
import { type Declarations, exportedType } from './program.ts';

/** Reads the icons of the theme (`IconCopy`, …) and the preset icon names of social links. */
export function readIcons(declarations: Declarations): Entry[] {
  const exported = exportedBy(declarations, '@rspress/core/theme').filter(({ name }) =>
    /^Icon[A-Z]/.test(name),
  );
  return [
    ...exported.map(({ name, symbol }) => entry(name, placeOf(symbol, declarations), ['export'])),
    ...socialIcons(declarations),
  ];
}

function socialIcons(declarations: Declarations): Entry[] {
  const { checker } = declarations;
  const link = exportedType(declarations, '@rspress/core', 'SocialLink');
  const icon = checker.getPropertyOfType(link, 'icon');
  if (!icon) return [];
  const type = checker.getTypeOfSymbol(icon);
  return (type.isUnion() ? type.types : [type])
    .filter((part): part is ts.StringLiteralType => part.isStringLiteral())
    .map(({ value }) => entry(value, placeOf(icon, declarations), ['social']));
}

const entry = (name: string, source: string, tags: string[]): Entry => ({
  area: 'icons',
  name,
  tags,
  source,
});
