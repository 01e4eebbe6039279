import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { presetIcons } from '../../theme/stock/presetIcons.ts';
import pickIcons from './pickIcons.mjs';

const file = new URL(
  '../../node_modules/@rspress/core/dist/node/utils/getSocialIcons.js',
  import.meta.url,
);
const pick = (query: string) => {
  const context = { resourceQuery: query, resourcePath: 'getSocialIcons.js' };
  const code = pickIcons.call(
    context as unknown as ThisParameterType<typeof pickIcons>,
    readFileSync(file, 'utf8'),
  );
  return presetIcons(JSON.parse(code.slice('export default '.length, -2)));
};

it('leaves of the shipped icons those that are named', () => {
  const picked = pick('?pick=github,wechat');
  expect([...picked.keys()]).toEqual(['github', 'wechat']);
  expect(picked.get('github')).toContain('<path');
});

it('says which one the framework does not have', () => {
  expect(() => pick('?pick=github,nobody')).toThrow('no icon nobody');
});
