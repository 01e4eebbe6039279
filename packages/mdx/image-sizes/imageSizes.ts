import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';

/** Blocks of a page that may be on its first screen. */
const FIRST_BLOCKS = 7;

/** Whether an image has a width and a height, so that the page keeps its place. */
const isSized = ({ properties }: Element) => Boolean(properties.width && properties.height);

/** Gives an image of the site the size that its file has; others, and sizes that an author wrote, stay as they are. */
async function addSize(image: Element, publicFolder: string): Promise<void> {
  const { src, width, height } = image.properties;
  if (typeof src !== 'string' || !/^\/(?!\/)/.test(src) || width || height) return;
  const [path = ''] = src.split(/[?#]/);
  try {
    const size = imageSize(await readFile(join(publicFolder, decodeURI(path))));
    Object.assign(image.properties, { width: size.width, height: size.height });
  } catch (cause) {
    throw new Error(`${src} is no image that can be measured. Check its path and its format.`, {
      cause,
    });
  }
}

/**
 * Rehype plugin: images of Markdown get the width and height of their file, so that nothing moves when they come, and those
 * behind the first blocks are fetched when they come near.
 *
 * @param publicFolder where addresses of images begin, absolute
 * @throws names the page and the image when the file is missing or no image
 */
export function imageSizes({ publicFolder }: { publicFolder: string }) {
  return async (tree: Root, file: { path: string }) => {
    const blocks = tree.children.filter(({ type }) => /element/i.test(type));
    const images: { image: Element; isFirst: boolean }[] = [];
    for (const [index, block] of blocks.entries()) {
      visit(block, { type: 'element', tagName: 'img' }, (image: Element) => {
        images.push({ image, isFirst: index < FIRST_BLOCKS });
      });
    }
    for (const { image, isFirst } of images) {
      await addSize(image, publicFolder).catch((error: Error) => {
        throw new Error(`${file.path}: ${error.message}`, { cause: error.cause });
      });
      if (isSized(image) && !isFirst) image.properties.loading = 'lazy';
    }
  };
}
