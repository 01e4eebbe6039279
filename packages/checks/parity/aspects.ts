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
  fix: string;
}

const bothFix =
  'Make the Chinese page equal to the English page. If the English page is wrong, correct both.';

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
  { name: 'links', items: linkItems, fix: bothFix },
  { name: 'containers', items: containerItems, fix: bothFix },
  { name: 'components', items: componentItems, fix: bothFix },
  { name: 'imports and expressions', items: expressionItems, fix: bothFix },
  { name: 'tables', items: rowItems, fix: bothFix },
  { name: 'lists', items: listItems, fix: bothFix },
  { name: 'images', items: imageItems, fix: bothFix },
];
