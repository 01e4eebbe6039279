import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteMeta } from '@rspress/core';

const docs = join(import.meta.dirname, 'docs');
const current = 'v2';

/** For a page of an old version, links to the same page of the current version if it exists. */
export function canonical(page: RouteMeta) {
  const counterpart = page.relativePath.replace(`${page.version}/`, `${current}/`);
  if (page.version === current || !existsSync(join(docs, counterpart))) return;
  return `<link rel="canonical" href="https://acme.example${page.pureRoutePath}">`;
}
