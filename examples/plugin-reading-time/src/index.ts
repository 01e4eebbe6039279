import { fileURLToPath } from 'node:url';
import type { RspressPlugin } from '@rspress/core';

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

/** Adds the reading time to the data of each page, and a component that shows it. */
export function pluginReadingTime(options: ReadingTimeOptions = {}): RspressPlugin {
  const { wordsPerMinute = 200 } = options;
  return {
    name: '@acme/rspress-plugin-reading-time',
    markdown: {
      // Without an extension: .tsx in the source, .js in the published package.
      globalComponents: [fileURLToPath(new URL('./ReadingTime', import.meta.url))],
    },
    extendPageData(page) {
      const segmenter = new Intl.Segmenter(page.lang, { granularity: 'word' });
      const words = [...segmenter.segment(page.content)].filter((it) => it.isWordLike);
      page.readingMinutes = Math.ceil(words.length / wordsPerMinute);
    },
  };
}
