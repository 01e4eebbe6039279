import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { holds, judge } from './judge.mjs';
import { trialFiles, writeFiles } from './trialSite.mjs';

/**
 * @param {string} cwd
 * @param {string} command
 * @param {string[]} args
 */
function run(cwd, command, args) {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    timeout: 300_000,
  });
  return { status, output: `${stdout}\n${stderr}` };
}

/**
 * Installs the newest release of a plugin and the framework in a separate folder, and builds a site that uses the
 * plugin.
 *
 * @param {import('./types').Candidate} plugin
 * @param {{ dependencies: Record<string, string>, overrides: Record<string, string> }} base
 * @returns {import('./types').Outcome}
 */
export function tryPlugin(plugin, base) {
  const folder = mkdtempSync(join(tmpdir(), 'community-'));
  const site = join(folder, 'site');
  const remote = join(folder, 'site', 'remote.git');
  const name = plugin.package;
  try {
    writeFiles(
      site,
      trialFiles(
        plugin,
        { name: 'try', version: '1.0.0', private: true, type: 'module', ...base },
        remote,
      ),
    );
    run(folder, 'git', ['init', '--quiet', '--bare', remote]);
    run(site, 'git', ['init', '--quiet']);
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const install = run(site, 'npm', ['install', ...options, name]);
    if (install.status !== 0)
      return { package: name, version: '', ...judge({ ...install, effect: false }) };
    const manifest = readFileSync(join(site, 'node_modules', name, 'package.json'), 'utf8');
    const build = run(site, 'npx', ['rspress', 'build']);
    const { file, text } = plugin.expect;
    const effect = holds(join(site, 'doc_build', file), text);
    return { package: name, version: JSON.parse(manifest).version, ...judge({ ...build, effect }) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
