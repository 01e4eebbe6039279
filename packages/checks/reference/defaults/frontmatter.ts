import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const search = 'core/node/runtimeModule/pageData/createPageData.js';
const docLayout = 'core/theme/layout/DocLayout/index.js';
const hero = 'core/theme/components/HomeHero/index.js';

/** What the framework does if a frontmatter field is omitted. */
export const frontmatterDefaults: Record<string, DefaultRecord> = {
  title: prose('core/node/route/extractPageData.js', 'frontmatter.title || title'),
  description: prose(
    'core/node/route/extractPageData.js',
    'frontmatter.description || extractedDescription',
  ),
  overview: code('false', docLayout, 'frontmatter?.overview ?? false'),
  pageType: code("'doc'", 'core/runtime/initPageData.js', "frontmatter?.pageType || 'doc'"),
  features: none('core/theme/components/HomeFeature/index.js', 'features?.map('),
  'features.span': code(
    '4',
    'core/theme/components/HomeFeature/index.js',
    "case void 0: return 'rp-home-feature__item--span-4'",
  ),
  'features.link': none('core/theme/components/HomeFeature/index.js', 'link'),
  hero: none(hero, 'frontmatter?.hero || DEFAULT_HERO'),
  'hero.badge': none(hero, 'hero.badge && ('),
  'hero.badge.link': none(hero, 'hero.badge.link ?'),
  'hero.name': none(hero, 'renderHtmlOrText(hero.name)'),
  'hero.text': none(hero, 'hero.text ? hero.text.toString()'),
  'hero.tagline': none(hero, 'renderHtmlOrText(hero.tagline)'),
  'hero.image': none(hero, 'void 0 !== hero.image'),
  'hero.image.src': none(hero, "hero.image?.src || { light: '', dark: '' }"),
  'hero.image.alt': none(hero, 'hero.image?.alt'),
  'hero.image.sizes': none(hero, 'hero.image?.sizes'),
  'hero.image.srcset': none(hero, 'hero.image?.srcset'),
  'hero.actions': none(hero, 'hero.actions?.map('),
  icon: none('core/node/auto-nav-sidebar/utils.js', 'frontmatter.icon'),
  tag: none('core/node/auto-nav-sidebar/utils.js', 'frontmatter.tag'),
  navbar: code('true', 'core/theme/layout/Layout/index.js', 'navbar: showNavbar = true'),
  sidebar: code('true', docLayout, 'frontmatter?.sidebar ?? true'),
  outline: code('true', docLayout, 'outline: showOutline = true'),
  footer: code('true', docLayout, 'footer: showDocFooter = true'),
  overviewHeaders: code(
    '[2]',
    'core/theme/components/Overview/index.js',
    'sidebarGroup?.overviewHeaders ?? [ 2 ]',
  ),
  titleSuffix: prose('core/theme/layout/Layout/index.js', 'frontmatter.titleSuffix || mainTitle'),
  head: none('core/theme/layout/Layout/index.js', 'frontmatter.head'),
  context: none('core/node/auto-nav-sidebar/utils.js', 'frontmatter.context'),
  search: code('true', search, 'page.frontmatter?.search === false'),
  globalUIComponents: code(
    'true',
    'core/runtime/App.js',
    'false === frontmatter[GLOBAL_COMPONENTS_KEY]',
  ),
};
