import type { Browser, Found } from './driver.ts';
import { startPlaywright } from './playwright.ts';
import { startPuppeteer } from './puppeteer.ts';
import { startWebKitGtk } from './webkitgtk.ts';

const starts = {
  playwright: startPlaywright,
  puppeteer: startPuppeteer,
  webkitgtk: startWebKitGtk,
};

/** Starts a browser with its driver. */
export const start = (found: Found): Promise<Browser> => starts[found.by](found);
