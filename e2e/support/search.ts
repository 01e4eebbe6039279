import type { Section } from '@handbook/content';
import type { Page } from '@playwright/test';
import { openHydrated } from './hydrate.ts';
import { en, zh } from './interfaceText.ts';

/** The interface text, a page, and a query of each language. */
export const english = { t: en, lang: 'en', page: '/guide/start/introduction', query: 'sidebar' };
export const chinese = { t: zh, lang: 'zh', page: `/zh${english.page}`, query: '侧边栏' };
export const languages = [english, chinese];

/** A query without hits. */
export const NOTHING = 'qqqxxqzz';
/** The documents of a language that local search downloads. */
export const DOCUMENTS = '**/static/search/*.json';

export const dialog = (page: Page) => page.getByRole('dialog');
export const input = (page: Page) => dialog(page).getByRole('combobox');
export const hits = (page: Page) => dialog(page).getByRole('option');
export const selected = (page: Page) => dialog(page).locator('[aria-selected="true"]');
export const headerButton = (page: Page) => page.locator('.navbar .search-button');

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
