import { fileURLToPath } from 'node:url';
import { expect, it, vi } from 'vitest';
import iconLoader from './iconLoader.mjs';

const icons = new URL(
  '../../../node_modules/@rspress/core/dist/theme/components/PackageManagerTabs/icons/',
  import.meta.url,
);
const run = (file: string) => {
  const emitFile = vi.fn();
  const context = { resourcePath: file, emitFile } as unknown as ThisParameterType<
    typeof iconLoader
  >;
  return { emitFile, code: iconLoader.call(context) };
};

it.each(['Bun', 'Yarn'])('emits the logo of %s as a file and shows the file', async (name) => {
  const { emitFile, code } = run(fileURLToPath(new URL(`${name}.js`, icons)));
  expect(await code).toContain(`export const ${name} = `);
  const [file, svg] = emitFile.mock.calls[0] ?? [];
  expect(file).toMatch(/^static\/svg\/(?:bun|yarn)\.[0-9a-f]{10}\.svg$/);
  expect(await code).toContain(`withBase('/${file}')`);
  expect(svg).toMatch(/^<svg .*viewBox=.*<\/svg>$/s);
});

it('throws when the framework doesn’t have the icon', async () => {
  await expect(run(fileURLToPath(new URL('index.mjs', import.meta.url))).code).rejects.toThrow();
  await expect(
    run(fileURLToPath(new URL('./iconLoader.mjs', import.meta.url))).code,
  ).rejects.toThrow('Fix: adapt packages/hydration/icon-files');
});
