// npm run pictures: makes the pictures of the guides from real builds, docs/public/pictures/<name>-<lang>.webp.
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readText, root } from '@handbook/content/files';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { visit } from 'unist-util-visit';
import { openCamera } from '../pictures/camera.mjs';
import { frameParts, labelNavbar } from '../pictures/labels.mjs';
import { binary } from '../process/binary.mjs';
import { serveSite } from '../server/serveSite.mjs';

const langs = /** @type {const} */ (['en', 'zh']);
const parser = unified().use(remarkParse).use(remarkMdx);
const camera = await openCamera();

/** @param {string} name @param {readonly import('../pictures/camera.mjs').Shot[]} shots @param {number} width */
async function save(name, shots, width) {
  const picture = await camera.compose(shots, width);
  writeFileSync(join(root, 'docs/public/pictures', `${name}.webp`), picture);
  console.log(`${name}.webp  ${(picture.length / 1000).toFixed(1)} kB`);
}

/** Builds and serves a site for pictures of it. @param {(folder: string) => void} write @param {(origin: string) => Promise<void>} use */
async function withSite(write, use) {
  // Below the repository, where a site finds the installed packages.
  const folder = mkdtempSync(join(root, 'node_modules/.pictures-'));
  try {
    write(folder);
    const rspress = binary('@rspress/core', 'rspress');
    execFileSync(process.execPath, [rspress, 'build'], { cwd: folder, stdio: 'pipe' });
    const built = { folder: join(folder, 'doc_build'), base: '/', host: 'localhost', port: 0 };
    const site = await serveSite(built);
    await use(`http://localhost:${site.port}`);
    await site.close();
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/**
 * Writes the site that the tutorial builds, from its samples with a title. The last sample of a file counts, and an MDX
 * page replaces the Markdown page of the same name.
 *
 * @param {'en' | 'zh'} lang
 * @param {string} folder
 */
function writeTutorial(lang, folder) {
  const page = join(root, `docs/${lang}/guide/start/tutorial.mdx`);
  visit(parser.parse(readText(page)), 'code', ({ meta, value }) => {
    const title = meta?.match(/\btitle="([^"]+)"/)?.[1];
    if (!title || meta?.includes('fails=')) return;
    const path = join(folder, title);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, `${value}\n`);
    if (path.endsWith('.mdx')) rmSync(path.replace(/x$/, ''), { force: true });
  });
}

const copyOf = (/** @type {string} */ path) => (/** @type {string} */ folder) =>
  cpSync(join(root, path), folder, { recursive: true });
const inLanguage = (/** @type {string} */ origin, /** @type {string} */ lang) =>
  lang === 'en' ? origin : `${origin}/${lang}`;

try {
  for (const lang of langs) {
    const write = (/** @type {string} */ folder) => writeTutorial(lang, folder);
    await withSite(write, async (origin) => {
      const size = { width: 1000, height: 720 };
      const home = await camera.take({ url: `${origin}/`, ...size });
      const guide = await camera.take({ url: `${origin}/guide/brew.html`, ...size, dark: true });
      await save(`finished-site-${lang}`, [home, guide], 1400);
    });
  }
  await withSite(copyOf('tools/pictures/site'), async (origin) => {
    for (const lang of langs) {
      const view = { url: `${inLanguage(origin, lang)}/guide/brew.html`, width: 1300 };
      const prepare = {
        parts: (/** @type {import('@playwright/test').Page} */ page) => frameParts(page, lang),
        navbar: (/** @type {import('@playwright/test').Page} */ page) => labelNavbar(page, lang),
      };
      const parts = await camera.take({ ...view, height: 960, prepare: prepare.parts });
      await save(`doc-page-${lang}`, [parts], 1200);
      const navbar = await camera.take({ ...view, height: 304, prepare: prepare.navbar });
      await save(`navbar-${lang}`, [navbar], 1200);
      const modes = [false, true].map((dark) => camera.take({ ...view, height: 760, dark }));
      await save(`light-and-dark-${lang}`, await Promise.all(modes), 1400);
    }
  });
  await withSite(copyOf('examples/plugin-preview'), async (origin) => {
    const modes = await camera.take({ url: `${origin}/`, width: 1780, height: 720 });
    await save('preview-modes', [modes], 1200);
  });
  await withSite(copyOf('examples/recolor'), async (origin) => {
    for (const lang of langs) {
      for (const mode of ['light', 'dark']) {
        const view = { width: 1300, height: 760, dark: mode === 'dark', lang };
        const home = await camera.take({ url: `${inLanguage(origin, lang)}/`, ...view });
        const guide = await camera.take({ url: `${inLanguage(origin, lang)}/brew.html`, ...view });
        await save(`recolored-${mode}-${lang}`, [home, guide], 1400);
      }
    }
  });
} finally {
  await camera.close();
}
