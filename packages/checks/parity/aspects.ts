import type { Page } from '@handbook/content';
import { codeItems } from './code.ts';
import { componentItems, expressionItems } from './components.ts';
import type { Item } from './item.ts';
import {
  containerItems,
  frontmatterItems,
  headingItems,
  imageItems,
  linkItems,
  listItems,
  rowItems,
} from './markdown.ts';

/** Something that must be equal in a page and its translation. */
export interface Aspect {
  /** In the plural, for `Its … differ from`. */
  name: string;
  items(page: Page): Item[];
  /** By default, to make both pages equal. */
  fix?: string;
}

export const aspects: readonly Aspect[] = [
  {
    name: 'frontmatter keys',
    items: frontmatterItems,
    fix: 'Use the same keys in both pages, and translate only their values.',
  },
  {
    name: 'headings',
    items: headingItems,
    fix: 'Use the same headings in the Chinese page, each with the English id: `## 标题 \\{#english-id}`.',
  },
  {
    name: 'code blocks',
    items: codeItems,
    fix: 'Copy the English block, and translate only its comments (in txt, tree, md, and mdx: each line).',
  },
  { name: 'links', items: linkItems },
  { name: 'containers', items: containerItems },
  { name: 'components', items: componentItems },
  { name: 'imports and expressions', items: expressionItems },
  { name: 'tables', items: rowItems },
  { name: 'lists', items: listItems },
  { name: 'images', items: imageItems },
];
