import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export const price: RspressPlugin = {
  name: 'price',
  markdown: {
    globalComponents: [path.join(import.meta.dirname, 'Price.tsx')],
  },
};
