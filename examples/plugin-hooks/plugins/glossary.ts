import path from 'node:path';
import type { RspressPlugin } from '@rspress/core';

export const glossary: RspressPlugin = {
  name: 'glossary',
  addPages: () => [
    { routePath: '/glossary', content: '# Glossary\n\n**Route**: a URL path.' },
    { routePath: '/license', filepath: path.resolve('LICENSE.md') },
  ],
};
