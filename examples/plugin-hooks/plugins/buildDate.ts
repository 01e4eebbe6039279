import type { RspressPlugin } from '@rspress/core';

export const buildDate: RspressPlugin = {
  name: 'build-date',
  builderConfig: {
    source: {
      define: { BUILD_DATE: JSON.stringify(new Date().toISOString().slice(0, 10)) },
    },
  },
};
