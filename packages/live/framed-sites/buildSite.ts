import { spawnSync } from 'node:child_process';
import { binary } from '@handbook/content/files';

/**
 * Builds a site in a process of its own.
 *
 * @param folder of the site, absolute
 * @param config its configuration file, from that folder
 * @param name of the site, for the message
 * @throws Error with the build's output when it fails
 */
export function buildSite(folder: string, config: string, name: string): void {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary('@rspress/core', 'rspress'), 'build', '-c', config],
    { cwd: folder, encoding: 'utf8', env: { ...process.env, NODE_ENV: 'production' } },
  );
  if (status !== 0) throw new Error(`${name} does not build:\n${stdout}${stderr}`);
}
