import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Element, Root } from 'hast';
import { imageSize } from 'image-size';
import { visit } from 'unist-util-visit';

/** The number of blocks that may be visible when a page opens. */
const FIRST_BLOCKS = 7;

const isSized = ({ properties }: Element) => Boolean(properties.width && properties.height);

/** Sets the size of a local image. External images and images with a size stay unchanged. */
async function addSize(image: Element, publicFolder: string, page: string): Promise<void> {
  const { src, width, height } = image.properties;
  if (typeof src !== 'string' || !/^\/(?!\/)/.test(src) || width || height) return;
  const [path = ''] = src.split(/[?#]/);
  try {
    const size = imageSize(await readFile(join(publicFolder, decodeURI(path))));
    Object.assign(image.properties, { width: size.width, height: size.height });
  } catch (cause) {
    throw new Error(`${page}: Can't measure the image ${src}. Check its path and format.`, {
      cause,
    });
  }
}

/**
 * Rehype plugin: sets the width and height of images, so that the page doesn't shift when they load. Images after the
 * first blocks load lazily.
 *
 * @param publicFolder the absolute path of the folder that image paths start from
 * @throws Error with the page and the image if the file is missing or isn't an image
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
      await addSize(image, publicFolder, file.path);
      if (isSized(image) && !isFirst) image.properties.loading = 'lazy';
    }
  };
}
