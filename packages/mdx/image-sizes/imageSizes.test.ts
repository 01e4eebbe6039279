import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { imageSizes } from './imageSizes.ts';

const publicFolder = mkdtempSync(join(tmpdir(), 'images-'));
beforeAll(() => {
  const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="640" height="220"></svg>';
  writeFileSync(join(publicFolder, 'a b.svg'), svg);
  writeFileSync(join(publicFolder, 'words.svg'), 'words');
});
afterAll(() => rmSync(publicFolder, { recursive: true }));

const image = (properties: Element['properties']): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children: [{ type: 'element', tagName: 'img', properties, children: [] }],
});
const words: Element = { type: 'element', tagName: 'p', properties: {}, children: [] };

/** Runs the plugin and returns the properties of the page's only image. */
async function imageOf(...children: Root['children']) {
  const tree: Root = { type: 'root', children };
  await imageSizes({ publicFolder })(tree, { path: 'docs/en/page.mdx' });
  const found = children.flatMap((block) => ('children' in block ? block.children : []));
  return (found[0] as Element).properties;
}

it('sets the size of the file', async () => {
  expect(await imageOf(image({ src: '/a%20b.svg' }))).toEqual({
    src: '/a%20b.svg',
    width: 640,
    height: 220,
  });
});

it('loads images after the first blocks lazily', async () => {
  const between = Array.from({ length: 7 }, () => words);
  expect(await imageOf(...between, image({ src: '/a b.svg' }))).toMatchObject({ loading: 'lazy' });
  expect(await imageOf(...between.slice(1), image({ src: '/a b.svg' }))).not.toHaveProperty(
    'loading',
  );
});

it('keeps explicit sizes and external images', async () => {
  for (const properties of [
    { src: '/a b.svg', width: 320 },
    { src: 'https://site.example/a.png' },
    { src: '//site.example/a.png' },
    { src: 'data:image/png;base64,' },
  ]) {
    expect(await imageOf(image({ ...properties }))).toEqual(properties);
  }
});

it("names the page and the image that can't be measured", async () => {
  await expect(imageOf(image({ src: '/words.svg' }))).rejects.toThrow(
    "docs/en/page.mdx: Can't measure the image /words.svg.",
  );
  await expect(imageOf(image({ src: '/none.svg' }))).rejects.toThrow('/none.svg');
});
