import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';

/**
 * A community plugin and how to try it.
 * @typedef {object} Candidate
 * @property {string} package
 * @property {Record<string, string>} about its description on the page, by language
 * @property {string} import the import line in the configuration
 * @property {string} [call] its entry in `plugins`; `REMOTE` is replaced by a git repository to push to
 * @property {string} [wrap] for a package that wraps the configuration, which replaces `CONFIG`
 * @property {Record<string, string>} [files] files that it needs besides a page
 * @property {string} page the only page of the site, which uses the plugin
 * @property {{ file: string, text: string }} expect text in a file, or in any file of a folder, of the output
 *
 * @typedef {'works' | 'warns' | 'noEffect' | 'fails'} Result
 */

/** @param {string} path @param {string} text @returns {boolean} */
function holds(path, text) {
  if (!existsSync(path)) return false;
  if (!statSync(path).isDirectory()) return readFileSync(path, 'utf8').includes(text);
  return readdirSync(path).some((name) => holds(join(path, name), text));
}

/** The first line of an output with one of these labels, without the label and folders. @param {string} output @param {RegExp} label */
const firstLine = (output, label) =>
  output
    .split('\n')
    .find((line) => label.test(line))
    ?.replace(label, '')
    .replace(/(?:file:\/\/)?\/\S*\//g, '')
    .trim();

/** @param {Candidate} plugin @param {object} base @param {string} remote @returns {Record<string, string>} */
function filesOf({ call, wrap, ...plugin }, base, remote) {
  const plugins = call ? `, plugins: [${call.replace('REMOTE', JSON.stringify(remote))}]` : '';
  const config = `{ root: 'docs', title: 'Try', siteOrigin: 'https://example.com'${plugins} }`;
  return {
    'package.json': JSON.stringify({ name: 'try', private: true, type: 'module', ...base }),
    'rspress.config.mjs': `${plugin.import}\nexport default ${wrap?.replace('CONFIG', config) ?? config};\n`,
    'docs/index.mdx': plugin.page,
    'docs/public/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>',
    ...plugin.files,
  };
}

/**
 * Installs the newest release of a plugin in a temporary folder, and builds a site that uses it.
 *
 * @param {Candidate} plugin
 * @param {object} base dependencies and overrides of the site
 * @returns {{ version: string, result: Result, message?: string | undefined }}
 */
export function tryPlugin(plugin, base) {
  const folder = mkdtempSync(join(tmpdir(), 'community-'));
  const site = join(folder, 'site');
  const remote = join(folder, 'remote.git');
  const run = (/** @type {string} */ command, /** @type {string[]} */ ...args) => {
    const options = { cwd: site, encoding: /** @type {const} */ ('utf8'), timeout: 300_000 };
    const { status, stdout, stderr } = spawnSync(command, args, options);
    return { ok: status === 0, output: stripVTControlCharacters(`${stdout}\n${stderr}`) };
  };
  try {
    for (const [path, content] of Object.entries(filesOf(plugin, base, remote))) {
      mkdirSync(dirname(join(site, path)), { recursive: true });
      writeFileSync(join(site, path), content);
    }
    run('git', 'init', '--quiet', '--bare', remote);
    run('git', 'init', '--quiet');
    const install = run('npm', 'install', '--ignore-scripts', '--no-audit', plugin.package);
    const build = install.ok ? run('npx', 'rspress', 'build') : install;
    const manifest = join(site, 'node_modules', plugin.package, 'package.json');
    const { version = '' } = install.ok ? JSON.parse(readFileSync(manifest, 'utf8')) : {};
    const error = firstLine(build.output, /^\s*(?:error\s+|×\s+|(?=\w*Error: ))/);
    if (!build.ok) return { version, result: 'fails', message: error ?? 'the build fails' };
    const { file, text } = plugin.expect;
    if (!holds(join(site, 'doc_build', file), text)) return { version, result: 'noEffect' };
    const warning = firstLine(build.output, /^\s*(?:warn\s+|⚠\s+)/) ?? error;
    return { version, result: warning ? 'warns' : 'works', message: warning };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
