import { placeOf } from './describe.ts';
import type { Entry } from './entry.ts';
import { exportedBy } from './exports.ts';
import { type Declarations, exportedType } from './program.ts';

/** Reads the icons of the theme (`IconCopy`, …) and the preset icon names of social links. */
export function readIcons(declarations: Declarations): Entry[] {
  const { checker } = declarations;
  const exported = exportedBy(declarations, '@rspress/core/theme').filter(({ name }) =>
    /^Icon[A-Z]/.test(name),
  );
  const link = exportedType(declarations, '@rspress/core', 'SocialLink');
  const preset = checker.getPropertyOfType(link, 'icon');
  const type = preset && checker.getTypeOfSymbol(preset);
  const presets = type?.isUnion() ? type.types.filter((part) => part.isStringLiteral()) : [];
  return [
    ...exported,
    ...presets.flatMap(({ value }) => (preset ? { name: value, symbol: preset } : [])),
  ].map(({ name, symbol }) => ({
    area: 'icons',
    name,
    tags: [],
    source: placeOf(symbol, declarations),
  }));
}
