import type { Page } from '@handbook/content';
import { codeItems } from './code.ts';
import { componentItems, expressionItems } from './components.ts';
import { frontmatterItems } from './frontmatter.ts';
import type { Item } from './item.ts';
import {
  containerItems,
  headingItems,
  imageItems,
  linkItems,
  listItems,
  rowItems,
} from './markdown.ts';

/** One way in which a page and its translation must be equal. */
export interface Aspect {
  /** In the plural, for `Its … differ from`. */
  name: string;
  items(page: Page): Item[];
  fix: string;
}

const bothFix = 'Bring both pages to the same, unless the English one is wrong: then correct both.';

export const aspects: readonly Aspect[] = [
  {
    name: 'frontmatter keys',
    items: frontmatterItems,
    fix: 'Give both pages the same keys; only texts are translated.',
  },
  {
    name: 'headings',
    items: headingItems,
    fix: 'Give the Chinese page the same headings, each with the English id: `## 标题 \\{#english-id}`.',
  },
  {
    name: 'code blocks',
    items: codeItems,
    fix: 'Copy the English block; translate nothing in it but comments (in txt, tree, md and mdx: line by line).',
  },
  { name: 'links', items: linkItems, fix: bothFix },
  { name: 'containers', items: containerItems, fix: bothFix },
  { name: 'components', items: componentItems, fix: bothFix },
  { name: 'imports and expressions', items: expressionItems, fix: bothFix },
  { name: 'tables', items: rowItems, fix: bothFix },
  { name: 'lists', items: listItems, fix: bothFix },
  { name: 'images', items: imageItems, fix: bothFix },
];
