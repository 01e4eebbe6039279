import { code, type DefaultRecord, none, prose } from '../evidence/records.ts';

const pageData = 'core/node/route/extractPageData.js';
const feature = 'core/theme/components/HomeFeature/index.js';
const sidebarItem = 'core/node/auto-nav-sidebar/utils.js';
const layout = 'core/theme/layout/Layout/index.js';
const overview = 'core/theme/components/Overview/index.js';
const app = 'core/runtime/App.js';
const search = 'core/node/runtimeModule/pageData/createPageData.js';
const docLayout = 'core/theme/layout/DocLayout/index.js';
const hero = 'core/theme/components/HomeHero/index.js';

/** What the framework does if a frontmatter field is omitted. */
export const frontmatterDefaults: Record<string, DefaultRecord> = {
  title: prose(pageData, 'frontmatter.title || title'),
  description: prose(pageData, 'frontmatter.description || extractedDescription'),
  overview: code('false', docLayout, 'frontmatter?.overview ?? false'),
  pageType: code("'doc'", 'core/runtime/initPageData.js', "frontmatter?.pageType || 'doc'"),
  features: none(feature, 'features?.map('),
  'features.span': code('4', feature, "case void 0: return 'rp-home-feature__item--span-4'"),
  'features.link': none(feature, 'link'),
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
  icon: none(sidebarItem, 'frontmatter.icon'),
  tag: none(sidebarItem, 'frontmatter.tag'),
  navbar: code('true', layout, 'navbar: showNavbar = true'),
  sidebar: code('true', docLayout, 'frontmatter?.sidebar ?? true'),
  outline: code('true', docLayout, 'outline: showOutline = true'),
  footer: code('true', docLayout, 'footer: showDocFooter = true'),
  overviewHeaders: code('[2]', overview, 'sidebarGroup?.overviewHeaders ?? [ 2 ]'),
  titleSuffix: prose(layout, 'frontmatter.titleSuffix || mainTitle'),
  head: none(layout, 'frontmatter.head'),
  context: none(sidebarItem, 'frontmatter.context'),
  search: code('true', search, 'page.frontmatter?.search === false'),
  globalUIComponents: code('true', app, 'false === frontmatter[GLOBAL_COMPONENTS_KEY]'),
};
