import { loadFragments, loadPages, parsePage } from '@handbook/content';
import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { names, staleReasons } from './names.ts';
import { readKnown } from './readKnown.ts';
import { reasons, records } from './reasons.ts';

const pages = [...loadPages(), ...loadFragments()];
const known = readKnown(await readSurface(), pages);
const look = (text: string, file = 'docs/en/a.mdx') =>
  names([parsePage(file, `# A\n\n${text}\n`)], known, reasons).problems.map(
    ({ message, line }) => `${line}: ${message}`,
  );

it.each([
  '`themeConfig.socialLinks`, `markdown.shiki.langs`, `builderConfig.html.title`',
  '`hero.image.src`, `image.src`, `<Badge type="tip" />`, `Badge.outline`',
  '`useSite()`, `useI18n<T>()`, `useLocation`, `useEffect`',
  '`rspress build --base`, `--host <host>`, `RSPRESS_PERSISTENT_CACHE=false`',
  '`--rp-c-brand`, `var(--rp-c-text-1)`, `--rp-c-gray-…`',
  '`source.define`, `RspressPlugin`, `defineConfig`, `rspress.config.ts`, `outDir: "dist"`',
  '`lang` option, `title` field, `a` and `b`, `$/x.y`',
])('accepts %s', (text) => expect(look(text)).toEqual([]));

it.each([
  ['an option', '`themeConfig.socialLink`'],
  ['an option below another', '`markdown.link.checkDeadLink`'],
  ['an option in the wrong place', '`themeConfig.cleanUrls`'],
  ['a frontmatter field', '`hero.subtitle`'],
  ['a prop', '`Badge.tone`'],
  ['a hook', '`useSidebarData()`'],
  ['a hook of another library', '`useRouter`'],
  ['a flag', '`--prot 80`'],
  ['a flag in a command', '`npx rspress build --watch`'],
  ['an environment variable', '`RSPRESS_CACHE=false`'],
  ['a CSS variable', '`--rp-c-brandy`'],
  ['a variable in use', '`var(--rp-c-brandy)`'],
  ['an export', '`defineTheConfig`'],
  ['a component', '`<PackageManagerTab2s />`'],
  ['a component of one word', '`<Badges>`'],
  ['a key with a value', '`enableScrollTop: true`'],
  ['a key of Rsbuild', '`output.assetPrefixx`'],
  ['a plain word that is called an option', '`outdirs` option'],
  ['a plain word that is called a field in Chinese', '`outdirs` 字段'],
])('fails on %s that does not exist', (_, text) => {
  const [problem, ...others] = look(text);
  expect(others).toEqual([]);
  expect(problem).toMatch(/^3: .*isn't (?:among|part of|in) /);
});

it('allows a name only on the pages of its reason', () => {
  expect(look('`recordExtractor`', 'docs/zh/plugin/official-plugins/algolia.mdx')).toEqual([]);
  expect(look('`recordExtractor`', 'docs/zh/plugin/official-plugins/rss.mdx')).toHaveLength(1);
});

it('passes if no page needs a reason', () => {
  report('fixture', names([parsePage('docs/en/a.mdx', '`useLocation`')], known, []));
});

it('suggests the most similar name', () => {
  const [problem] = names([parsePage('docs/en/a.mdx', '`useSidebr`')], known, []).problems;
  expect(problem?.fix).toContain('(useSidebar?)');
});

it('fails on reasons that no page needs', () => {
  const page = parsePage('docs/en/a.mdx', '`themeConfig.gone`, `themeConfig.nav`');
  const reason = { route: '/a', why: '', names: ['themeConfig.gone', 'themeConfig.nav', 'other'] };
  expect(staleReasons([page], known, [reason]).map(({ message }) => message)).toEqual([
    'themeConfig.nav needs no reason on pages below /a.',
    'other needs no reason on pages below /a.',
  ]);
});

it('the site', () => {
  const { problems, counted } = names(pages, known, [...records, ...reasons]);
  report('names', { problems: [...problems, ...staleReasons(pages, known, reasons)], counted });
});
