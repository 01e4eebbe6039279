import { extname } from 'node:path';
import type { Root } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = markdown().use(remarkMdx);

/** In `.mdx` the framework escapes the brace of `{#id}` itself where the writer did not. */
const escapeIds = (source: string) =>
  source.replace(/^(\s*#{1,6}\s.*[^\\])(\{#[^}\n]+\}\s*)$/gm, '$1\\$2');

/**
 * Parses Markdown or MDX, as the file's ending says.
 *
 * @throws VFileMessage when MDX does not parse
 */
export const parseSource = (file: string, source: string): Root =>
  extname(file) === '.mdx' ? mdx.parse(escapeIds(source)) : markdown.parse(source);
