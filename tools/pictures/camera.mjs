import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { chromium } from '@playwright/test';
import { findChromium } from '../setup/chromium.mjs';

/** The maximum size of a picture, so that a page with several pictures stays small. */
const MOST_BYTES = 40_000;

const fonts = join(root, 'node_modules/@fontsource/noto-sans-sc/files');

/** @param {number} weight @param {string} part */
function fontFace(weight, part) {
  const font = readFileSync(join(fonts, `noto-sans-sc-${part}-${weight}-normal.woff2`), 'base64');
  const range = part === 'latin' ? 'unicode-range: U+0000-00FF, U+2000-206F;' : '';
  return `@font-face { font-family: Pictures; font-weight: ${weight}; ${range} src: url(data:font/woff2;base64,${font}); }`;
}

/** One font for both languages, so that pictures don't depend on the fonts of the machine. */
const fontStyles = [400, 500, 700]
  .flatMap((weight) => [fontFace(weight, 'chinese-simplified'), fontFace(weight, 'latin')])
  .concat(':root { --rp-font-family-base: Pictures, sans-serif; }')
  .join('\n');

/**
 * @typedef {object} View
 * @property {string} url
 * @property {number} width of the window
 * @property {number} height of the window
 * @property {boolean} [dark]
 * @property {string} [lang] the browser's language, which `localeRedirect` follows; English by default
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare]
 *
 * @typedef {{ png: Buffer, width: number, height: number }} Shot
 */

/** Opens a browser for screenshots. */
export async function openCamera() {
  const browser = await chromium.launch({ executablePath: findChromium() });

  /** Takes a screenshot of a window. @param {View} view @returns {Promise<Shot>} */
  const take = async ({ url, width, height, dark = false, lang = 'en', prepare }) => {
    const context = await browser.newContext({
      viewport: { width, height },
      deviceScaleFactor: 2,
      locale: lang,
      colorScheme: dark ? 'dark' : 'light',
      reducedMotion: 'reduce',
    });
    const page = await context.newPage();
    await page.goto(url, { waitUntil: 'networkidle' });
    await page.addStyleTag({ content: fontStyles });
    await page.evaluate(() => document.fonts.ready);
    await prepare?.(page);
    const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
    await context.close();
    return { png, width, height };
  };

  /** Combines screenshots side by side into a WebP picture of this width. @param {readonly Shot[]} shots @param {number} width */
  const compose = async (shots, width) => {
    const gap = 24;
    const sum = shots.reduce((total, shot) => total + shot.width, 0);
    const scale = (width - gap * (shots.length - 1)) / sum;
    const height = Math.floor(Math.max(...shots.map((shot) => shot.height)) * scale);
    const page = await browser.newPage({ viewport: { width, height } });
    const images = shots.map((shot) => {
      // Without a height, the border makes the image a pixel taller than the picture.
      const size = `width="${shot.width * scale}" height="${Math.floor(shot.height * scale)}"`;
      return `<img ${size} src="data:image/png;base64,${shot.png.toString('base64')}">`;
    });
    await page.setContent(`<!doctype html><style>
      body { margin: 0; display: flex; gap: ${gap}px; align-items: start; }
      img { box-sizing: border-box; border: 1px solid #8886; border-radius: 8px; }
    </style>${images.join('')}`);
    const session = await page.context().newCDPSession(page);
    const color = { r: 0, g: 0, b: 0, a: 0 };
    await session.send('Emulation.setDefaultBackgroundColorOverride', { color });
    for (let quality = 90; quality > 0; quality -= 5) {
      const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
      const picture = Buffer.from(data, 'base64');
      if (picture.length <= MOST_BYTES) {
        await page.close();
        return picture;
      }
    }
    throw new Error(`A picture of ${width} × ${height} pixels is larger than ${MOST_BYTES} bytes.`);
  };

  return { take, compose, close: () => browser.close() };
}
