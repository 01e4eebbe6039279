import { expect, it } from 'vitest';
import { readSurface } from '../surface/surface.ts';
import { compareTypes } from './compareTypes.ts';

it('lets the compiler compare documented types with shipped types', async () => {
  const surface = await readSurface();
  const pair = (name: string, documented: string) => {
    const { at = '', type: declared = '' } =
      surface.entries.find((entry) => entry.name === name) ?? {};
    return { documented, declared, at };
  };
  const right = [
    pair('themeConfig.darkMode', 'DarkMode'),
    pair(
      'themeConfig.darkMode',
      "'auto' | 'light' | 'dark' | 'force-auto' | 'force-light' | 'force-dark' | boolean",
    ),
    pair('route.include', 'Array<string>'),
    pair(
      'SidebarGroup.items',
      '(SidebarItem | SidebarDivider | SidebarGroup | SidebarSectionHeader)[]',
    ),
    pair('useNav', '() => NavItem[]'),
    pair('Badge.type', '"tip" | "info" | "warning" | "danger"'),
    pair('Tab.label', 'React.ReactNode'),
  ];
  const wrong = [
    pair('themeConfig.darkMode', 'boolean'),
    pair('route.include', 'any'),
    pair('themeConfig.editLink', '{}'),
    pair('useNav', '(lang: string) => NavItem[]'),
    pair('useNav', '() => NoSuchType[]'),
    pair('useNav', 'see above'),
  ];
  const found = compareTypes([...right, ...wrong], surface);
  expect([...found.keys()].map(({ documented }) => documented).sort()).toEqual(
    wrong.map(({ documented }) => documented).sort(),
  );
  expect([...found.values()].filter(Boolean).sort()).toEqual([
    expect.stringContaining("Cannot find name 'NoSuchType'."),
    "it isn't a TypeScript type",
  ]);
});
