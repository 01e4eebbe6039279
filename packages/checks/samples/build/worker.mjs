// Builds the sites in the given folders one after another, as `rspress build` does, and writes each outcome into its
// folder.
import { existsSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs';
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
  stream.write = (/** @type {string | Uint8Array} */ chunk) => {
    printed += chunk;
    return true;
  };
}

/**
 * Adds one page for every language and version in the configuration that has none.
 *
 * @param {UserConfig} config
 * @param {string} root
 */
function addPages(config, root) {
  const locales = config.locales ?? config.themeConfig?.locales ?? [];
  const languages = locales.length > 0 ? locales.map(({ lang }) => lang) : [''];
  for (const version of config.multiVersion?.versions ?? ['']) {
    for (const language of languages) {
      const folder = join(root, version, language);
      const names = existsSync(folder) ? readdirSync(folder, { recursive: true }) : [];
      if (names.some((name) => /\.(?:mdx?|tsx|jsx)$/.test(String(name)))) continue;
      mkdirSync(folder, { recursive: true });
      writeFileSync(join(folder, 'index.mdx'), '# Page\n\nText.\n');
    }
  }
}

/** @param {string} folder */
async function buildSite(folder) {
  process.chdir(folder);
  const loaded = await loadConfigFile();
  const config = /** @type {UserConfig} */ (loaded.content);
  config.root = resolveDocRoot(folder, undefined, config.root);
  // An example, which has a README, must be complete.
  if (!existsSync(join(folder, 'README.md'))) addPages(config, config.root);
  // The framework computes this default once, from the folder of the first site.
  config.i18nSourcePath ??= join(folder, 'i18n.json');
  // Saves a fifth of the time, and has no effect on whether a site builds. Tests of examples can't read minified scripts.
  config.builderConfig ??= {};
  config.builderConfig.output = { minify: { js: false }, ...config.builderConfig.output };
  await build({ docDirectory: config.root, config: loaded });
}

/** @type {(error: unknown) => void} */
let fail = () => {};
process.on('unhandledRejection', (error) => fail(error));
process.on('uncaughtException', (error) => fail(error));

for (const folder of process.argv.slice(2)) {
  printed = '';
  let ok = true;
  try {
    const failure = new Promise((_, reject) => {
      fail = reject;
    });
    await Promise.race([buildSite(folder), failure]);
  } catch (error) {
    ok = false;
    printed += `\n${error instanceof Error ? error.stack : error}`;
  }
  const output = stripVTControlCharacters(printed);
  writeFileSync(join(folder, 'outcome.json'), JSON.stringify({ ok, output }));
}
process.exit(0);
