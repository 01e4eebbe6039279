import { type ChildProcess, spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { binary } from '@handbook/content/files';
import { copyShortSite, SHORT_CONFIG } from './shortSite.ts';

/**
 * Starts the development server on a short copy of this site, whose pages a test may edit.
 *
 * @throws Error with the server's output, if it exits without printing a URL
 */
export async function startDevSite() {
  const folder = copyShortSite('dev');
  const server = spawn(
    process.execPath,
    [
      binary('@rspress/core', 'rspress'),
      'dev',
      '--config',
      SHORT_CONFIG,
      '--host',
      'localhost',
      '--port',
      '0',
    ],
    {
      cwd: folder,
      // The copy shares the installed packages and their cache with the real site.
      env: { ...process.env, RSPRESS_PERSISTENT_CACHE: 'false', SITE_BASE: '/', NO_COLOR: '1' },
    },
  );
  const ended = new Promise<void>((resolve) => server.once('close', () => resolve()));
  const close = async () => {
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  try {
    return { folder, origin: await addressOf(server), close };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Waits for the URL that a server prints. */
function addressOf({ stdout, stderr }: ChildProcess) {
  return new Promise<string>((resolve, reject) => {
    let output = '';
    for (const stream of [stdout, stderr]) {
      stream?.on('data', (chunk) => {
        output += chunk;
        const [address] = /http:\/\/localhost:\d+/.exec(output) ?? [];
        if (address) resolve(address);
      });
      stream?.once('close', () => reject(new Error(`The server did not start:\n${output}`)));
    }
  });
}
