import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export const kbd: RspressPlugin = {
  name: 'kbd',
  globalStyles: path.join(import.meta.dirname, 'kbd.css'),
};
