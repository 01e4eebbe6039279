import { beforeAll, describe, expect, it } from 'vitest';
import type { Area, Entry } from './entry.ts';
import { readSurface, type Surface } from './surface.ts';

let surface: Surface;
beforeAll(async () => {
  surface = await readSurface();
}, 600_000);

const named = (name: string): Entry | undefined =>
  surface.entries.find((entry) => entry.name === name);

describe('each reader finds the names that were counted by hand', () => {
  const least = {
    config: 150,
    frontmatter: 35,
    'plugin-hooks': 18,
    'node-exports': 60,
    'runtime-exports': 45,
    'router-exports': 130,
    'theme-exports': 110,
    'shiki-exports': 10,
    props: 100,
    'type-members': 200,
    'layout-slots': 30,
    icons: 45,
    'css-variables': 120,
    'i18n-keys': 30,
    commands: 20,
    environment: 10,
  } satisfies Partial<Record<Area, number>>;
  for (const [area, count] of Object.entries(least)) {
    it(`${area}: at least ${count}`, () => {
      const own = surface.entries.filter((entry) => entry.area === area);
      expect(own.length).toBeGreaterThanOrEqual(count);
      expect(new Set(own.map(({ name }) => name)).size).toBe(own.length);
    });
  }
});

describe('known entries', () => {
  it('types, tags, and places', () => {
    expect(named('themeConfig.localeRedirect')).toMatchObject({
      type: "'auto' | 'never' | 'only-default-lang'",
      tags: expect.arrayContaining(['deprecated']),
      source: expect.stringMatching(/^node_modules\/@rspress\/shared\/dist\/index\.d\.ts:\d+$/),
    });
    expect(named('multiVersion.versions')?.required).toBe(true);
    expect(named('SidebarGroup.collapsed')?.tags).toContain('shape');
    expect(named('globalUIComponents')).toBeDefined();
  });

  it('exports without a type', () => {
    expect(named('useParams')).toMatchObject({ area: 'router-exports', tags: ['value'] });
    expect(named('useParams')).not.toHaveProperty('type');
    expect(named('Badge')).not.toHaveProperty('type');
  });

  it('defaults from the code', () => {
    expect(named('Badge.type')?.default).toBe("'tip'");
    expect(named('--rp-c-bg')).toMatchObject({ default: '#fff', variants: { dark: '#121212' } });
    expect(named('--rp-c-text')).not.toHaveProperty('default');
    expect(named('prevPageText')).toMatchObject({
      default: 'Previous page',
      variants: { zh: '上一页' },
    });
  });

  it('commands, hidden aliases, and flags', () => {
    expect(named('rspress serve')).toMatchObject({ variants: { standsFor: 'rspress preview' } });
    expect(named('rspress build --config')?.type).toBe('-c, --config <config>');
    expect(named('RSPRESS_SSG_CONCURRENCY')).toBeDefined();
  });
});
