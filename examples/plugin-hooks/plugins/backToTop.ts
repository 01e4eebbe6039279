import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export const backToTop: RspressPlugin = {
  name: 'back-to-top',
  globalUIComponents: [
    [path.join(import.meta.dirname, 'BackToTop.tsx'), { after: 600 }],
  ],
};
