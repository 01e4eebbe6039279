import type { Element, Root } from 'hast';
import { expect, it } from 'vitest';
import { imageSizes } from './imageSizes.ts';

const block = (...children: Element[]): Element => ({
  type: 'element',
  tagName: 'p',
  properties: {},
  children,
});

/** Returns the properties of an image after some other blocks. */
async function imageOf(properties: Element['properties'], blocks = 0) {
  const image: Element = { type: 'element', tagName: 'img', properties, children: [] };
  const children = [...Array.from({ length: blocks }, () => block()), block(image)];
  const tree: Root = { type: 'root', children };
  await imageSizes({ publicFolder: 'docs/public' })(tree, { path: 'docs/en/page.mdx' });
  return image.properties;
}

const src = '/logo-light.svg';

it('sets the size of the file, and loads images after the first seven blocks lazily', async () => {
  const sized = { src, width: expect.any(Number), height: expect.any(Number) };
  expect(await imageOf({ src }, 6)).toEqual(sized);
  expect(await imageOf({ src }, 7)).toEqual({ ...sized, loading: 'lazy' });
});

it.each([
  { src, width: 320 },
  { src: 'https://a.example/a.png' },
  { src: 'data:image/png;base64,' },
])('keeps %j', async (properties) => expect(await imageOf({ ...properties })).toEqual(properties));

it("names the page and the image that can't be measured", async () => {
  const message = "docs/en/page.mdx: Can't measure the image /none.svg.";
  await expect(imageOf({ src: '/none.svg' })).rejects.toThrow(message);
});
