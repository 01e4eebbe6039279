import { flatten, type Page } from '@handbook/content';
import type { Item } from './item.ts';

/** Frontmatter keys with their values, sorted by key. Strings may be translated. */
export function frontmatterItems(page: Page): Item[] {
  const yaml = page.tree.children.find((node) => node.type === 'yaml');
  if (!yaml) return [];
  return flatten(yaml.value, (yaml.position?.start.line ?? 1) + 1)
    .map(({ path, value, line }) =>
      typeof value === 'string'
        ? { strict: `${path}: `, prose: value, line }
        : { strict: `${path}: ${JSON.stringify(value)}`, line },
    )
    .sort((a, b) => (a.strict < b.strict ? -1 : 1));
}
