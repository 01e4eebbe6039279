import type { Section } from '@handbook/content';
import type { Page, Route } from '@playwright/test';
import { wake } from './alive.ts';

/** What the two languages call things; the English texts are those of the product spec. */
export const languages = [
  {
    lang: 'en',
    page: '/guide/start/introduction',
    button: 'Search',
    dialog: 'Search the documentation',
    clear: 'Clear the query',
    none: 'No results for',
    suggested: 'Try searching for',
    believe: 'Believe this query should return results?',
    report: 'Let us know',
    noRecent: 'No recent searches',
    unreachable: 'Unable to fetch results',
    network: 'You might want to check your network connection.',
    recent: 'Recent',
    favorite: 'Favorite',
    save: 'Save this search',
    remove: 'Remove this search from history',
    unfavorite: 'Remove this search from favorites',
    keys: ['to select', 'to navigate', 'to close'],
    query: 'sidebar',
  },
  {
    lang: 'zh',
    page: '/zh/guide/start/introduction',
    button: '搜索',
    dialog: '搜索文档',
    clear: '清空搜索词',
    none: '没有找到结果：',
    suggested: '试试搜索',
    believe: '认为这个搜索词应该有结果？',
    report: '告诉我们',
    noRecent: '没有最近的搜索',
    unreachable: '无法获取结果',
    network: '请检查你的网络连接。',
    recent: '最近搜索',
    favorite: '收藏',
    save: '收藏这条搜索',
    remove: '从历史中移除这条搜索',
    unfavorite: '从收藏中移除这条搜索',
    keys: ['选择', '切换', '关闭'],
    query: '侧边栏',
  },
] as const;

/** English, for tests of what no language changes. */
export const english = languages[0];

/** A query that no page has an answer to. */
export const NOTHING = 'qqqxxqzz';

/** What the local search downloads for a language. */
export const DOCUMENTS = '**/static/search/*.json';

export const dialog = (page: Page) => page.getByRole('dialog');
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).locator('[aria-selected="true"]');
export const headerButton = (page: Page) => page.locator('.navbar .search-button');
/** The addresses of all scripts, for `hold`. */
export const SCRIPTS = '**/static/js/**/*.js';
/** The field that takes what is typed until the search is there. */
export const earlyField = (page: Page) => page.locator('.search-early');

/** A section of a page that need not exist. */
export const section = (number: number, changes: Partial<Section> = {}): Section => ({
  path: `/guide/page-${number}`,
  anchor: 'part',
  area: 'Guide',
  title: `Page ${number}`,
  heading: `Widget ${number}`,
  parents: [],
  depth: 2,
  text: `What a widget is, number ${number}.`,
  code: '',
  ...changes,
});

/** Lets the local search find these sections instead of the site's own. */
export async function serveSections(page: Page, sections: Section[]): Promise<void> {
  await page.route(DOCUMENTS, (route) => {
    const lang = /([a-z]+)\.[^/]*\.json$/.exec(route.request().url())?.[1];
    return route.fulfill({ json: { lang, sections } });
  });
}

/** Holds requests back until `release` is called; later ones pass. */
export async function hold(page: Page, url: string | RegExp) {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(url, async (route: Route) => {
    await released;
    await route.fallback();
  });
  return { release };
}

/** Opens a page and its search, once the page is alive. */
export async function openSearch(page: Page, path: string = english.page): Promise<void> {
  await page.goto(path);
  await wake(page);
  await reopenSearch(page);
}

/** Opens the search of the page that is there. */
export async function reopenSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
}
