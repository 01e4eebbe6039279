import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readText } from '../files/readText.mjs';
import { allDocs, filesOf } from '../pages/routes.ts';
import { formatProblems } from '../problem/problem.ts';
import { frontmatterProblems } from './frontmatter.ts';
import { sourceProblems } from './sources.ts';

/**
 * Validates the navigation files, `i18n.json`, and the frontmatter of all pages, and fails with all problems at once, each
 * with file, line, and fix. The framework stops at the first problem or ignores it.
 */
export const validate = (): RspressPlugin => ({
  name: 'validate',
  config(config) {
    const root = process.cwd();
    const sources = filesOf(`${allDocs}/**/*.{md,mdx}`, root).map((file) => ({
      file,
      source: readText(join(root, file)),
    }));
    const problems = [...sourceProblems(root), ...frontmatterProblems(root, sources)];
    if (problems.length === 0) return config;
    const message = `${problems.length} problem(s) in the site's sources.\n\n${formatProblems(problems)}\n`;
    // The message has the relevant locations; the stack would only add this plugin's.
    throw Object.assign(new Error(message), { stack: message });
  },
});
