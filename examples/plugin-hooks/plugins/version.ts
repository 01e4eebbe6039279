import { readFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';

export const version: RspressPlugin = {
  name: 'version',
  addRuntimeModules() {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'));
    return { 'virtual-version': `export default ${JSON.stringify(version)};` };
  },
};
