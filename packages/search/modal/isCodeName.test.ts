import { expect, it } from 'vitest';
import { isCodeName } from './isCodeName.ts';

it.each([
  'themeConfig.socialLinks',
  '_meta.json',
  'cleanUrls',
  '--port',
  '@rspress/core',
  'useDark()',
  '$$$callout',
  ':::tip',
])('%s is a name', (heading) => expect(isCodeName(heading)).toBe(true));

it.each(['GitHub', 'Hydration', 'Deploy to Nginx', '静态站点', 'base', 'MDX', 'node.js 部署'])(
  "%s isn't a name",
  (heading) => expect(isCodeName(heading)).toBe(false),
);
