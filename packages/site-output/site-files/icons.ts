import { Resvg } from '@resvg/resvg-js';
import { brandImage } from '../brand/brandImages.ts';

/** A PNG icon. */
export interface IconFile {
  path: string;
  /** The width in pixels. */
  size: number;
  /** Whether the icon fills the square, so that a platform can crop it to any shape. */
  isMaskable: boolean;
}

/** The icons of an installed site; iOS uses the last one on the home screen. */
export const icons: readonly IconFile[] = [
  { path: '/icon-192.png', size: 192, isMaskable: false },
  { path: '/icon-512.png', size: 512, isMaskable: false },
  { path: '/icon-maskable.png', size: 512, isMaskable: true },
  { path: '/apple-touch-icon.png', size: 180, isMaskable: true },
];

const svg = brandImage('icon.svg');

/** Renders the site's icon as a PNG. */
export function renderIcon({ size, isMaskable }: IconFile): Buffer {
  // Without rounded corners, and with the letter in the area that no platform crops.
  const source = isMaskable
    ? svg.replace(' rx="7"', '').replace('viewBox="0 0 32 32"', 'viewBox="0 0 32 32" width="32"')
    : svg;
  return new Resvg(source, { fitTo: { mode: 'width', value: size } }).render().asPng();
}

/** The icon in the browser's tab, as a data URL: browsers request an icon file before the first paint, more than once. */
export const tabIcon = `data:image/svg+xml,${svg
  .trim()
  .replaceAll('"', "'")
  .replace(/[%#<>]/g, encodeURIComponent)}`;
