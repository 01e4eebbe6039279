import { chromium } from '@playwright/test';
import { findChromium } from '../setup/findChromium.mjs';
import { fontStyles } from './fonts.mjs';

/** The maximum size of a picture, so that a page with several pictures stays small. */
const MOST_BYTES = 40_000;

/**
 * @typedef {object} View
 * @property {string} url
 * @property {number} width of the window
 * @property {number} height of the window
 * @property {boolean} [dark]
 * @property {string} [lang] the browser's language, which `localeRedirect` follows; English by default
 * @property {(page: import('@playwright/test').Page) => Promise<void>} [prepare]
 *
 * @typedef {object} Shot
 * @property {Buffer} png
 * @property {number} width
 * @property {number} height
 */

/** Opens a browser for screenshots. */
export async function openCamera() {
  const browser = await chromium.launch({ executablePath: findChromium()?.path });
  return {
    close: () => browser.close(),
    take: (/** @type {View} */ view) => take(browser, view),
    compose: (/** @type {readonly Shot[]} */ shots, /** @type {number} */ width) =>
      compose(browser, shots, width),
  };
}

/**
 * Takes a screenshot of a window.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {View} view
 * @returns {Promise<Shot>}
 */
async function take(browser, { url, width, height, dark = false, lang = 'en', prepare }) {
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
  await prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  await requireEmoji(page);
  const png = await page.screenshot({ animations: 'disabled', caret: 'hide' });
  await context.close();
  return { png, width, height };
}

/**
 * Combines screenshots side by side into a WebP picture.
 *
 * @param {import('@playwright/test').Browser} browser
 * @param {readonly Shot[]} shots
 * @param {number} width of the picture
 * @returns {Promise<Buffer>}
 */
async function compose(browser, shots, width) {
  const gap = 24;
  const sum = shots.reduce((total, shot) => total + shot.width, 0);
  const scale = (width - gap * (shots.length - 1)) / sum;
  const height = Math.floor(Math.max(...shots.map((shot) => shot.height)) * scale);
  const context = await browser.newContext({ viewport: { width, height } });
  const page = await context.newPage();
  const images = shots.map((shot) => {
    // Without a height, the border makes the image a pixel taller than the picture.
    const size = `width="${shot.width * scale}" height="${Math.floor(shot.height * scale)}"`;
    return `<img ${size} src="data:image/png;base64,${shot.png.toString('base64')}">`;
  });
  await page.setContent(`<!doctype html><style>
    body { margin: 0; display: flex; gap: ${gap}px; align-items: start; }
    img { box-sizing: border-box; border: 1px solid #8886; border-radius: 8px; }
  </style>${images.join('')}`);
  const session = await context.newCDPSession(page);
  await session.send('Emulation.setDefaultBackgroundColorOverride', {
    color: { r: 0, g: 0, b: 0, a: 0 },
  });
  for (let quality = 90; quality > 0; quality -= 5) {
    const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality });
    const picture = Buffer.from(data, 'base64');
    if (picture.length > MOST_BYTES) continue;
    await context.close();
    return picture;
  }
  throw new Error(`A picture of ${width} × ${height} pixels doesn't fit into ${MOST_BYTES} bytes.`);
}

/**
 * Without an emoji font, icons become empty boxes.
 *
 * @param {import('@playwright/test').Page} page
 */
async function requireEmoji(page) {
  const hasColor = await page.evaluate(() => {
    const context = document.createElement('canvas').getContext('2d');
    if (!context) return false;
    context.font = '20px sans-serif';
    context.fillText('🍵', 0, 24);
    const { data } = context.getImageData(0, 0, 40, 40);
    return data.some((value, index) => index % 4 === 0 && value !== data[index + 1]);
  });
  if (!hasColor) {
    throw new Error('No color emoji font is installed. Install one, e.g. fonts-noto-color-emoji.');
  }
}
