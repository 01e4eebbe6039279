import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Framework } from '../surface/framework.ts';

const cache = new Map<string, string | undefined>();

/** The path of a shipped file that evidence names, e.g. `core/runtime/route.js`. */
export function shippedPath({ core, shared, project }: Framework, file: string): string {
  const [head, ...rest] = file.split('/');
  if (head === 'core') return join(core, 'dist', ...rest);
  if (head === 'shared') return join(shared, 'dist', ...rest);
  if (head === 'static') return join(core, file);
  return join(project, 'node_modules', file);
}

/** Text with white space taken out, so that formatting does not matter. */
export const squeezed = (text: string): string => text.replace(/\s+/g, '');

/** A shipped file's text without white space, or `undefined` when it is gone. */
export function shippedText(framework: Framework, file: string): string | undefined {
  const path = shippedPath(framework, file);
  if (!cache.has(path)) {
    cache.set(path, existsSync(path) ? squeezed(readFileSync(path, 'utf8')) : undefined);
  }
  return cache.get(path);
}
