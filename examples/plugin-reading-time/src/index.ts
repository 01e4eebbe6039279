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

/** Options of the plugin. */
export interface ReadingTimeOptions {
  /** Words that are read in a minute. Default: 200. */
  wordsPerMinute?: number;
}

/** The component beside this file: compiled in the package, source in this repository. */
function componentFile(): string {
  const compiled = fileURLToPath(new URL('./ReadingTime.js', import.meta.url));
  return existsSync(compiled) ? compiled : compiled.replace(/js$/, 'tsx');
}

/**
 * Says below each title how long the page takes to read. A page opts out with
 * `readingTime: false` in its frontmatter.
 *
 * @throws RangeError when `wordsPerMinute` is not above zero
 */
export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute = 200 } = options;
  if (!(wordsPerMinute > 0)) {
    throw new RangeError(
      `rspress-plugin-reading-time: wordsPerMinute is ${wordsPerMinute}; give a number above 0.`,
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
