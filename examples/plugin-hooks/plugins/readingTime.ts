import type { RspressPlugin } from '@rspress/core';

declare module '@rspress/core' {
  interface PageIndexInfo {
    minutes: number;
  }
}

export const readingTime: RspressPlugin = {
  name: 'reading-time',
  extendPageData(page) {
    page.minutes = Math.ceil(page.content.split(/\s+/).length / 200);
  },
};
