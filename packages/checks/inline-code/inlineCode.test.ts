import { parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { readSurface } from '../reference/surface/surface.ts';
import { readKnown } from './known.ts';
import { names } from './rule.ts';

const known = readKnown(await readSurface(), []);
const reasons = [{ route: '/a', why: 'a test', names: ['recordExtractor'] }];
const look = (text: string, file = 'docs/en/a.mdx') =>
  names([parsePage(file, `# A\n\n${text}\n`)], known, reasons).problems;

it.each([
  '`themeConfig.socialLinks`, `markdown.shiki.langs`, `builderConfig.html.title`',
  '`hero.image.src`, `image.src`, `<Badge type="tip" />`, `Badge.outline`',
  '`useSite()`, `useI18n<T>()`, `useLocation`, `useEffect`',
  '`rspress build --base`, `--host <host>`, `RSPRESS_PERSISTENT_CACHE=false`',
  '`--rp-c-brand`, `var(--rp-c-text-1)`, `--rp-c-gray-…`',
  '`source.define`, `RspressPlugin`, `defineConfig`, `rspress.config.ts`, `outDir: "dist"`',
  '`a` and `b`, `$/x.y`, `recordExtractor`',
])('accepts %s', (text) => expect(look(text)).toEqual([]));

it.each([
  ['an option', '`themeConfig.socialLink`'],
  ['an option below another', '`markdown.link.checkDeadLink`'],
  ['an option in the wrong place', '`themeConfig.cleanUrls`'],
  ['a prop', '`Badge.tone`'],
  ['a hook', '`useSidebarData()`'],
  ['a flag in a command', '`npx rspress build --watch`'],
  ['an environment variable', '`RSPRESS_CACHE=false`'],
  ['a CSS variable in use', '`var(--rp-c-brandy)`'],
  ['an export', '`defineTheConfig`'],
  ['a component of one word', '`<Badges>`'],
  ['a key with a value', '`enableScrollTop: true`'],
])('fails on %s that does not exist', (_, text) => {
  expect(look(text)).toMatchObject([{ file: 'docs/en/a.mdx', line: 3 }]);
});

it('suggests a name, and allows a name only where it has a reason', () => {
  expect(look('`useSidebr`')[0]?.fix).toContain('(useSidebar?)');
  expect(look('`recordExtractor`', 'docs/en/b.mdx')).toHaveLength(1);
});
