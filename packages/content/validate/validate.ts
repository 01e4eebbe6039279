import { join } from 'node:path';
import type { RspressPlugin } from '@rspress/core';
import { readText } from '../files/readText.mjs';
import { formatProblems } from '../problem/problem.ts';
import { pageReporter, readSources } from './pageReporter.ts';
import { sourceProblems } from './sources.ts';

const CONFIG_FILE = 'rspress.config.ts';

/**
 * Validates the site's sources and fails the build with all problems at once, each with file, line, and fix. The framework
 * stops at the first problem or ignores it. The dev server starts before the pages are checked, and prints their problems.
 */
export function validate(): RspressPlugin {
  let reportPages: (() => void) | undefined;
  return {
    name: 'validate',
    async config(config, _utils, isProd) {
      const root = process.cwd();
      const problems = sourceProblems(root);
      if (isProd) {
        // Reading the framework's types takes a second, which would delay the start of a dev server.
        const { configProblems } = await import('./config.ts');
        const text = readText(join(root, CONFIG_FILE));
        problems.push(...configProblems(root, CONFIG_FILE, text));
        const { frontmatterProblems } = await import('./frontmatter.ts');
        problems.push(...frontmatterProblems(root, readSources(root)));
      }
      if (problems.length === 0) {
        if (isProd) return config;
        const link = config.markdown?.link;
        reportPages = pageReporter(root, link);
        // The framework reports dead links without lines.
        const unchecked = { ...link, checkDeadLinks: false, checkAnchors: false };
        return { ...config, markdown: { ...config.markdown, link: unchecked } };
      }
      const message = `${problems.length} problem(s) in the site's sources.\n\n${formatProblems(problems)}\n`;
      // The message has the relevant locations; the stack would only add this plugin's.
      throw Object.assign(new Error(message), { stack: message });
    },
    // In dev, the framework calls this hook after each compilation.
    afterBuild(_config, isProd) {
      if (!isProd) reportPages?.();
    },
  };
}
