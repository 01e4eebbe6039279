import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';
import { countMinutes } from './countMinutes.ts';
import { remarkReadingTime } from './remarkReadingTime.ts';

declare module '@rspress/core' {
  interface PageIndexInfo {
    readingMinutes?: number;
  }
}

/** The plugin options. */
export interface ReadingTimeOptions {
  /** Words read per minute. Default: 200. */
  wordsPerMinute?: number;
}

/** The component next to this file: compiled in the package, source in this repository. */
function componentFile(): string {
  const compiled = fileURLToPath(new URL('./ReadingTime.js', import.meta.url));
  return existsSync(compiled) ? compiled : compiled.replace(/js$/, 'tsx');
}

/**
 * Shows the reading time below each page title. A page opts out with
 * `readingTime: false` in its frontmatter.
 *
 * @throws RangeError if `wordsPerMinute` isn't greater than 0
 */
export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute = 200 } = options;
  if (!(wordsPerMinute > 0)) {
    throw new RangeError(
      `rspress-plugin-reading-time: wordsPerMinute must be greater than 0, not ${wordsPerMinute}.`,
    );
  }
  return {
    name: 'rspress-plugin-reading-time',
    markdown: {
      remarkPlugins: [remarkReadingTime],
      globalComponents: [componentFile()],
    },
    extendPageData(page) {
      if (page.frontmatter.readingTime === false) return;
      page.readingMinutes = countMinutes(page.content, wordsPerMinute);
    },
    i18nSource: (texts) => ({
      'readingTime.text': { en: '{{minutes}} min read', zh: '阅读约 {{minutes}} 分钟' },
      ...texts,
    }),
  };
}
