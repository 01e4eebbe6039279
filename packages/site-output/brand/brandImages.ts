import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '@handbook/content/files';
import { type ColorScheme, themeColor } from './themeColor.ts';

interface BrandImage {
  /** The SVG in `images`, with theme variables in place of colors. */
  source: string;
  scheme: ColorScheme;
}

/** The images in `docs/public` that have the theme's colors. */
export const brandImages = {
  'icon.svg': { source: 'icon.svg', scheme: 'light' },
  'logo-light.svg': { source: 'logo.svg', scheme: 'light' },
  'logo-dark.svg': { source: 'logo.svg', scheme: 'dark' },
  'home/features.svg': { source: 'features.svg', scheme: 'light' },
} as const satisfies Record<string, BrandImage>;

export type BrandImagePath = keyof typeof brandImages;

/** Returns the SVG of an image, with the theme's colors. */
export function brandImage(path: BrandImagePath): string {
  const { source, scheme } = brandImages[path];
  const svg = readText(new URL(`./images/${source}`, import.meta.url));
  return svg.replace(/var\((--[\w-]+)\)/g, (_, variable) => themeColor(scheme, variable));
}

/** Updates the images in `docs/public` after a color has changed. */
export function updateBrandImages(folder = join(root, 'docs/public')): void {
  for (const path of Object.keys(brandImages) as BrandImagePath[]) {
    const file = join(folder, path);
    const svg = brandImage(path);
    if (readText(file) !== svg) writeFileSync(file, svg);
  }
}
