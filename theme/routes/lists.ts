import type { RouteRow } from './routeAt.ts';

/**
 * How to get the pages of each language, by its name. Filled by `plugins/routeLists`; empty where a script has the
 * framework's own list, as on the development server.
 */
export const lists: Record<string, (() => Promise<{ rows: readonly RouteRow[] }>) | undefined> = {};

/** The language whose routes do not name it. */
export const defaultLang: string = '';
