import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { builtSite } from './builtSite.mjs';
import { openCamera } from './camera.mjs';
import { labels } from './labels.mjs';
import { frameParts, labelBelow } from './nameParts.mjs';
import { writeTutorial } from './writeTutorial.mjs';

const target = join(root, 'docs/public/pictures');
const langs = /** @type {const} */ (['en', 'zh']);

/** Below the repository, where a site finds the installed packages. */
const newFolder = () => mkdtempSync(join(root, 'node_modules/.pictures-'));

/** Makes the pictures of the guides from real builds: `docs/public/pictures/<name>-<lang>.webp`. */
export async function makePictures() {
  mkdirSync(target, { recursive: true });
  const camera = await openCamera();
  /** @param {string} name @param {readonly import('./camera.mjs').Shot[]} shots @param {number} width */
  const save = async (name, shots, width) => {
    const picture = await camera.compose(shots, width);
    writeFileSync(join(target, `${name}.webp`), picture);
    console.log(`${name}.webp  ${(picture.length / 1000).toFixed(1)} kB`);
  };
  try {
    for (const lang of langs) await finishedSite(camera, save, lang);
    await defaultTheme(camera, save);
    await recoloredSite(camera, save);
  } finally {
    await camera.close();
  }
}

/**
 * @typedef {Awaited<ReturnType<typeof openCamera>>} Camera
 * @typedef {(name: string, shots: readonly import('./camera.mjs').Shot[], width: number) => Promise<void>} Save
 */

/**
 * Takes pictures of the site that the getting-started page builds: the home page in light mode, the guide in dark mode.
 *
 * @param {Camera} camera
 * @param {Save} save
 * @param {'en' | 'zh'} lang
 */
async function finishedSite(camera, save, lang) {
  const folder = newFolder();
  writeTutorial(lang, folder);
  const { origin, close } = await builtSite(folder);
  const size = { width: 1000, height: 720 };
  try {
    const home = await camera.take({ url: `${origin}/`, ...size });
    const guide = await camera.take({ url: `${origin}/guide/brew.html`, ...size, dark: true });
    await save(`finished-site-${lang}`, [home, guide], 1400);
  } finally {
    await close();
  }
}

/**
 * Takes pictures of the default theme: its parts, color modes, and menu on a phone.
 *
 * @param {Camera} camera
 * @param {Save} save
 */
async function defaultTheme(camera, save) {
  const folder = newFolder();
  cpSync(join(import.meta.dirname, 'site'), folder, { recursive: true });
  const { origin, close } = await builtSite(folder);
  try {
    for (const lang of langs) {
      const url = `${origin}${lang === 'en' ? '' : `/${lang}`}/guide/brew.html`;
      const { layout, navbar } = labels[lang];
      const parts = await camera.take({
        url,
        width: 1300,
        height: 960,
        prepare: (page) => frameParts(page, layout),
      });
      await save(`doc-page-${lang}`, [parts], 1200);
      const bar = await camera.take({
        url,
        width: 1300,
        height: 304,
        prepare: (page) => labelBelow(page, navbar),
      });
      await save(`navbar-${lang}`, [bar], 1200);
      const size = { url, width: 1300, height: 760 };
      const modes = [await camera.take(size), await camera.take({ ...size, dark: true })];
      await save(`light-and-dark-${lang}`, modes, 1400);
      const phone = { url, width: 390, height: 640 };
      const menu = await camera.take({
        ...phone,
        prepare: (page) => page.locator('.rp-nav-hamburger__sm').click(),
      });
      await save(`mobile-menu-${lang}`, [await camera.take(phone), menu], 804);
    }
  } finally {
    await close();
  }
}

/**
 * The home page and a page of the recolored example, in each color mode.
 *
 * @param {Camera} camera
 * @param {Save} save
 */
async function recoloredSite(camera, save) {
  const folder = newFolder();
  cpSync(join(root, 'examples/recolor'), folder, { recursive: true });
  const { origin, close } = await builtSite(folder);
  const size = { width: 1300, height: 760 };
  try {
    for (const lang of langs) {
      const site = `${origin}${lang === 'en' ? '' : `/${lang}`}`;
      for (const mode of /** @type {const} */ (['light', 'dark'])) {
        const dark = mode === 'dark';
        const home = await camera.take({ url: `${site}/`, ...size, dark, lang });
        const guide = await camera.take({ url: `${site}/brew.html`, ...size, dark, lang });
        await save(`recolored-${mode}-${lang}`, [home, guide], 1400);
      }
    }
  } finally {
    await close();
  }
}
