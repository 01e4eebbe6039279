import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parsePage, repositoryRoot } from '@handbook/content';
import { expect, it } from 'vitest';
import { reference } from './reference.ts';
import { readSurface } from './surface/surface.ts';

/** Changes of pages, and the messages that they must cause. */
const defects: [route: string, from: RegExp, to: string, message: RegExp][] = [
  [
    '/api/config/config-theme',
    /`boolean \| \{ injectLlmsHint.*`/,
    '`boolean`',
    /^The type of themeConfig\.llmsUI isn't boolean\.$/,
  ],
  [
    '/api/config/config-basic',
    /`'doc_build'`/,
    "`'dist'`",
    /^The default of outDir isn't 'dist'\.$/,
  ],
  [
    '/api/client-api/runtime-functions',
    /### `?isProduction`?/,
    '### Mode',
    /^isProduction \(runtime-exports, .* is not on this page\.$/,
  ],
  [
    '/api/config/config-routes',
    /### `?route\.include`?/,
    '### Files',
    /^route\.include \(config, .* is not on this page\.$/,
  ],
  [
    '/api/config/config-build',
    /### `?builderConfig`?/,
    '### buildConfig\n\n- **Type:** `string`\n\n$&',
    /^buildConfig is on this page, but not in @rspress\/core/,
  ],
  [
    '/guide/advanced/css-variables',
    /\| `--rp-c-brand-light`/,
    '| Light',
    /^--rp-c-brand-light \(css-variables, .* is not on this page\.$/,
  ],
];

it('finds a wrong type and default, missing entries, and an option that does not exist', async () => {
  const pages = defects.map(([route, from, to]) => {
    const file = `docs/en${route}.mdx`;
    const source = readFileSync(join(repositoryRoot, file), 'utf8');
    expect(source).toMatch(from);
    return parsePage(file, source.replace(from, to));
  });
  const { problems } = await reference(pages, await readSurface());
  for (const [route, , , message] of defects) {
    expect(problems).toContainEqual({
      file: `docs/en${route}.mdx`,
      line: expect.any(Number),
      message: expect.stringMatching(message),
      fix: expect.stringMatching(/^(?:Write|Add|Remove|Correct|The real default)/),
    });
  }
});

it('fails on each missing page in both languages', async () => {
  const { problems } = await reference([], await readSurface());
  expect(problems).toContainEqual({
    file: 'docs/zh/api/config/config-theme.mdx',
    message: "The page doesn't exist.",
    fix: expect.stringMatching(/^Create the page/),
  });
});
