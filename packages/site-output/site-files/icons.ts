import { readText } from '@handbook/content/files';
import { Resvg } from '@resvg/resvg-js';

/** An icon that browsers and phones ask for as pixels. */
export interface IconFile {
  path: string;
  /** Side in pixels. */
  size: number;
  /** Whether it fills its square, so that a phone may cut it into any shape. */
  isFull: boolean;
}

/** The icons of an installed site, and the one that iOS takes for the home screen. */
export const icons: readonly IconFile[] = [
  { path: '/icon-192.png', size: 192, isFull: false },
  { path: '/icon-512.png', size: 512, isFull: false },
  { path: '/icon-maskable.png', size: 512, isFull: true },
  { path: '/apple-touch-icon.png', size: 180, isFull: true },
];

/**
 * Draws an icon from the site's own.
 *
 * @param source path of the SVG, absolute
 */
export function drawIcon(source: string, { size, isFull }: IconFile): Buffer {
  const svg = readText(source);
  // Without round corners, and the letter within the circle that is never cut.
  const drawn = isFull
    ? svg.replace(' rx="7"', '').replace('viewBox="0 0 32 32"', 'viewBox="0 0 32 32" width="32"')
    : svg;
  return new Resvg(drawn, { fitTo: { mode: 'width', value: size } }).render().asPng();
}
