import type { Section } from '@handbook/content';
import type { Page } from '@playwright/test';
import { openHydrated } from './hydrate.ts';
import { en, zh } from './interfaceText.ts';

/** Labels and queries in the two languages. */
export const languages = [
  {
    lang: 'en',
    page: '/guide/start/introduction',
    button: en('searchPlaceholderText'),
    dialog: en('search.dialog'),
    clear: en('search.clear'),
    none: en('search.noResults'),
    suggested: en('search.suggested'),
    believe: en('search.missing'),
    report: en('search.missing.report'),
    noRecent: en('search.noRecent'),
    unreachable: en('search.error.title'),
    network: en('search.error.help'),
    recent: en('search.recent'),
    favorite: en('search.favorite'),
    save: en('search.recent.save'),
    remove: en('search.recent.remove'),
    unfavorite: en('search.favorite.remove'),
    keys: [en('search.key.select'), en('search.key.navigate'), en('search.key.close')],
    query: 'sidebar',
  },
  {
    lang: 'zh',
    page: '/zh/guide/start/introduction',
    button: zh('searchPlaceholderText'),
    dialog: zh('search.dialog'),
    clear: zh('search.clear'),
    none: zh('search.noResults'),
    suggested: zh('search.suggested'),
    believe: zh('search.missing'),
    report: zh('search.missing.report'),
    noRecent: zh('search.noRecent'),
    unreachable: zh('search.error.title'),
    network: zh('search.error.help'),
    recent: zh('search.recent'),
    favorite: zh('search.favorite'),
    save: zh('search.recent.save'),
    remove: zh('search.recent.remove'),
    unfavorite: zh('search.favorite.remove'),
    keys: [zh('search.key.select'), zh('search.key.navigate'), zh('search.key.close')],
    query: '侧边栏',
  },
] as const;

/** English, for tests that don't depend on the language. */
export const english = languages[0];

/** Chinese, for tests whose English counterpart is in another file. */
export const chinese = languages[1];

/** A query without hits. */
export const NOTHING = 'qqqxxqzz';

/** The documents of a language that local search downloads. */
export const DOCUMENTS = '**/static/search/*.json';

export const dialog = (page: Page) => page.getByRole('dialog');
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).locator('[aria-selected="true"]');
export const headerButton = (page: Page) => page.locator('.navbar .search-button');
/** The field that receives keys until search has loaded. */
export const earlyField = (page: Page) => page.locator('.search-early');

/** A section of a page that doesn't have to exist. */
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

/** Sections of areas with this number of pages each. */
export const inAreas = (areas: number, each: number): Section[] =>
  Array.from({ length: areas * each }, (_, number) =>
    section(number, { area: `Area ${number % areas}` }),
  );

/** Makes local search find these sections instead of the site's. */
export async function serveSections(page: Page, sections: Section[]): Promise<void> {
  await page.route(DOCUMENTS, (route) => {
    const lang = /([a-z]+)\.[^/]*\.json$/.exec(route.request().url())?.[1];
    return route.fulfill({ json: { lang, sections } });
  });
}

/** Opens and hydrates a page, then opens search. */
export async function openSearch(page: Page, path: string = english.page): Promise<void> {
  await openHydrated(page, path);
  await reopenSearch(page);
}

/** Opens search on the current page. */
export async function reopenSearch(page: Page): Promise<void> {
  await page.keyboard.press('Control+k');
  await input(page).waitFor();
}
