import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteMeta } from '@rspress/core';

const docs = join(import.meta.dirname, 'docs');

/** On pages of version 1, names the same page of version 2 where there is one. */
export function canonical(page: RouteMeta) {
  const twin = page.relativePath.replace('v1/', 'v2/');
  if (page.version !== 'v1' || !existsSync(join(docs, twin))) return;
  return `<link rel="canonical" href="https://acme.example${page.pureRoutePath}">`;
}
