// Builds sites one after another in one process, as `rspress build` does, and reports each outcome.
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/** @typedef {import('@rspress/core').UserConfig} UserConfig */

process.env.NODE_ENV = 'production';
// Two samples at one path must not see each other's modules.
process.env.RSPRESS_PERSISTENT_CACHE = 'false';

const { build } = await import('@rspress/core');
const { loadConfigFile, resolveDocRoot } = await import(
  '@rspress/core/dist/config/loadConfigFile.js'
);

let printed = '';
for (const stream of [process.stdout, process.stderr]) {
  stream.write = /** @type {typeof stream.write} */ (
    /**
     * @param {string | Uint8Array} chunk
     * @param {unknown} encoding
     * @param {unknown} callback
     */
    (chunk, encoding, callback) => {
      printed += chunk;
      for (const done of [encoding, callback]) if (typeof done === 'function') done();
      return true;
    }
  );
}

/**
 * Whether a folder already has a page.
 *
 * @param {string} folder
 */
const hasPage = (folder) =>
  existsSync(folder) &&
  readdirSync(folder, { recursive: true }).some((name) => /\.(?:mdx?|tsx|jsx)$/.test(String(name)));

/**
 * Adds one page for every language and version in the configuration.
 *
 * @param {UserConfig} config
 * @param {string} root
 */
function addPages(config, root) {
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  const languages = locales.length > 0 ? locales.map(({ lang }) => lang) : [''];
  const versions = config.multiVersion?.versions ?? [''];
  for (const version of versions) {
    for (const language of languages) {
      const folder = join(root, version, language);
      if (hasPage(folder)) continue;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.mdx'), '# Page\n\nText.\n');
    }
  }
}

/**
 * Whether a file of the site may need the highlighter in the browser.
 *
 * @param {string} folder
 */
const highlightsLive = (folder) =>
  readdirSync(folder, { recursive: true, withFileTypes: true }).some(
    (entry) =>
      entry.isFile() &&
      /\.[cm]?[jt]sx?$|\.mdx?$/.test(entry.name) &&
      /shiki|CodeBlockRuntime/.test(readFileSync(join(entry.parentPath, entry.name), 'utf8')),
  );

/**
 * Saves more than half of the build time: skips minification, file size output, and the 325 languages and themes of an
 * unused highlighter. None of them affects whether a site builds.
 *
 * @param {UserConfig} config
 * @param {string} folder
 */
function hurry(config, folder) {
  const { output, performance, resolve, ...rest } = config.builderConfig ?? {};
  const leaveOut = typeof resolve?.alias !== 'function' && !highlightsLive(folder);
  config.builderConfig = {
    ...rest,
    resolve: leaveOut ? { ...resolve, alias: { shiki: false, ...resolve?.alias } } : resolve,
    output: { minify: false, ...output },
    performance: { printFileSize: false, ...performance },
  };
}

/** @param {string} folder */
async function buildSite(folder) {
  process.chdir(folder);
  const loaded = await loadConfigFile();
  const config = /** @type {UserConfig} */ (loaded.content);
  const root = resolveDocRoot(folder, undefined, config.root);
  config.root = root;
  addPages(config, root);
  hurry(config, folder);
  await build({ docDirectory: root, config: loaded });
}

/** @type {(error: unknown) => void} */
let fail = () => {};
process.on('unhandledRejection', (error) => fail(error));
process.on('uncaughtException', (error) => fail(error));

process.on('message', async (folder) => {
  printed = '';
  const start = Date.now();
  let ok = true;
  try {
    const failure = new Promise((_, reject) => {
      fail = reject;
    });
    await Promise.race([buildSite(String(folder)), failure]);
  } catch (error) {
    ok = false;
    printed += `\n${error instanceof Error ? error.stack : error}`;
  }
  const output = stripVTControlCharacters(printed);
  process.send?.({ ok, output, duration: Date.now() - start });
});
