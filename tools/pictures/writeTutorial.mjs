import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText, root } from '@handbook/content/files';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';

const parser = unified().use(remarkParse).use(remarkMdx);

/**
 * Writes the site that the tutorial builds, from its samples with a title. The last sample of a file
 * counts, and an MDX page replaces the Markdown page of the same name: the build fails on two pages for one route.
 *
 * @param {string} lang
 * @param {string} folder
 */
export function writeTutorial(lang, folder) {
  const page = join(root, `docs/${lang}/guide/start/tutorial.mdx`);
  visit(parser.parse(readText(page)), 'code', ({ meta, value }) => {
    const title = meta?.match(/\btitle="([^"]+)"/)?.[1];
    if (!title || meta?.includes('fails=')) return;
    const path = join(folder, title);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${value}\n`);
    if (path.endsWith('.mdx')) rmSync(path.replace(/x$/, ''), { force: true });
  });
}
