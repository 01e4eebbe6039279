import { createElement, type ReactElement } from 'react';
import { lazyWithPreload } from 'react-lazy-with-preload';
import { pathOfFile } from './pathOfFile.mjs';

type Load = Parameters<typeof lazyWithPreload>[0];

/** A page's file below the docs folder, how to get its code, and its route where the file does not tell it. */
export type RouteRow = [file: string, load: Load, path?: string];

/** A route as the framework knows it. */
export interface Route {
  path: string;
  element: ReactElement;
  filePath: string;
  preload: () => ReturnType<Load>;
  lang: string;
  version: string;
}

/** The framework's list of routes, of one that says the same in fewer words; see `plugins/shortRoutes`. */
export const routesOf = (defaultLang: string, rows: readonly RouteRow[]): Route[] =>
  rows.map(([filePath, load, path = pathOfFile(filePath, defaultLang)]) => {
    const Page = lazyWithPreload(load);
    return {
      path,
      element: createElement(Page),
      filePath,
      preload: async () => {
        await Page.preload();
        return load();
      },
      lang: filePath.split('/')[0] ?? defaultLang,
      version: '',
    };
  });
