import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Framework } from '../surface/framework.ts';

const cache = new Map<string, string | undefined>();

/** The path of a published file in a record, e.g. `core/runtime/route.js`. */
export function publishedPath({ core, shared, project }: Framework, file: string): string {
  const [head, ...rest] = file.split('/');
  if (head === 'core') return join(core, 'dist', ...rest);
  if (head === 'shared') return join(shared, 'dist', ...rest);
  if (head === 'static') return join(core, file);
  return join(project, 'node_modules', file);
}

/** Removes white space, so that formatting doesn't matter. */
export const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** The text of a published file without white space, or `undefined` if it doesn't exist. */
export function publishedText(framework: Framework, file: string): string | undefined {
  const path = publishedPath(framework, file);
  if (!cache.has(path)) {
    cache.set(path, existsSync(path) ? withoutSpaces(readFileSync(path, 'utf8')) : undefined);
  }
  return cache.get(path);
}
