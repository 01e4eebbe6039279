import { join, relative } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readText } from '../files/readText.mjs';
import { formatProblems } from '../problem/problem.ts';
import { imageProblems, type NamedImages } from './images.ts';
import { sourceProblems } from './sources.ts';

const CONFIG_FILE = 'rspress.config.ts';
/** The framework's extensions of pages, unless the site's configuration names others. */
const PAGE_EXTENSIONS = ['.js', '.jsx', '.ts', '.tsx', '.md', '.mdx'];

/**
 * Validates what the site is built from, and fails the build with every problem at once: file, line, and fix. The
 * framework stops at the first problem, or builds a site with it.
 *
 * @param images the images of the public folder that the theme names
 */
export function validate(images: NamedImages): RspressPlugin {
  return {
    name: 'validate',
    async config(config, _utils, isProd) {
      const root = process.cwd();
      const docs = relative(root, config.root ?? 'docs');
      const problems = sourceProblems({
        root,
        docs,
        languages: (config.locales ?? []).map(({ lang }) => lang),
        extensions: config.route?.extensions ?? PAGE_EXTENSIONS,
      });
      problems.push(...imageProblems(root, `${docs}/public`, images));
      if (isProd) {
        // Reading the framework's types takes a second, which would slow the start of a dev server.
        const { configProblems } = await import('./config.ts');
        const text = readText(join(root, CONFIG_FILE));
        problems.push(...configProblems(root, CONFIG_FILE, text));
      }
      if (problems.length === 0) return config;
      const message = `${problems.length} problem(s) in the site's sources.\n\n${formatProblems(problems)}\n`;
      // The message has the places that matter; the stack would add this plugin's.
      throw Object.assign(new Error(message), { stack: message });
    },
  };
}
