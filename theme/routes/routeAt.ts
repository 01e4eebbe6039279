import { createElement, type ReactElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { defaultLang, lists } from './lists.ts';
import { ownPage } from './ownPage.ts';
import { pathOfFile } from './pathOfFile.mjs';

type Load = Parameters<typeof lazyWithPreload>[0];

/** A page's file below the docs folder, how to get its code, and its route where the file does not tell it. */
export type RouteRow = readonly [file: string, load: Load, path?: string];

/** A route as the framework knows it. */
export interface Route {
  /** As it is asked for, until the page is known. */
  path: string;
  element: ReactElement;
  /** Empty until the page is known, which it is once its code is there. */
  filePath: string;
  /** Whether the code of the page is there. */
  isLoaded: boolean;
  preload: () => ReturnType<Load>;
  lang: string;
  version: string;
}

const NOT_FOUND = /(?:^|\/)404\.\w+$/;

const pathOf = ([file, , path = pathOfFile(file, defaultLang)]: RouteRow): string => path;

/** One text for all ways to write an address; servers take several slashes for one. */
const keyOf = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?<=.)\/$/, '');

const langOf = (path: string): string => {
  const first = path.split('/').find(Boolean) ?? '';
  return Object.hasOwn(lists, first) ? first : defaultLang;
};

async function rowAt(path: string): Promise<RouteRow> {
  const list = await lists[langOf(path)]?.();
  const row = list?.rows.find((it) => keyOf(pathOf(it)) === keyOf(path));
  if (row) return row;
  // As if its code were gone: the server may have the page, and knows what to say if not.
  throw Object.assign(new Error(`There is no page ${path} in this build.`), {
    name: 'ChunkLoadError',
  });
}

function makeRoute(asked: string, own: RouteRow | undefined): Route {
  let row = own;
  let isLoaded = false;
  const load: Load = async () => {
    row ??= await rowAt(asked);
    const module = await row[1]();
    isLoaded = true;
    return module;
  };
  const Page = lazyWithPreload(load);
  return {
    get path() {
      return row ? pathOf(row) : asked;
    },
    element: createElement(Page),
    get filePath() {
      return row?.[0] ?? '';
    },
    get isLoaded() {
      return isLoaded;
    },
    preload: async () => {
      await Page.preload();
      return load();
    },
    lang: langOf(asked),
    version: '',
  };
}

const routes = new Map<string, Route | undefined>();
let own: RouteRow | undefined;

/**
 * The route of an address. That of the document comes from the document; whether there is one at another address, and where
 * its code is, says the list of its language, which is fetched with the first page that is asked for.
 *
 * @param path without the base; the framework asks for the document's address before any other
 * @returns undefined in a document that says that there is nothing at its address
 */
export function routeAt(path: string): Route | undefined {
  const key = keyOf(path);
  const isFirst = routes.size === 0;
  if (isFirst) own = ownPage();
  if (!routes.has(key)) {
    const isOwn = own !== undefined && keyOf(pathOf(own)) === key;
    const isMissing = isFirst && !isOwn && NOT_FOUND.test(own?.[0] ?? '');
    routes.set(key, isMissing ? undefined : makeRoute(path, isOwn ? own : undefined));
  }
  return routes.get(key);
}
