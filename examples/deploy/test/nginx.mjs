import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

const program = process.env.NGINX_PATH || 'nginx';

/** What nginx was compiled with: the folder of its own files, `mime.types` among them. */
function shippedFolder() {
  const { error, stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  if (error) {
    throw new Error('This test needs nginx: install it, or set NGINX_PATH to the program.');
  }
  return dirname(stderr.match(/--conf-path=(\S+)/)?.[1] ?? '/etc/nginx/nginx.conf');
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  server.close();
  await once(server, 'close');
  return port;
}

/**
 * Runs nginx with the shown configuration; only where it listens and what it serves is replaced.
 *
 * @param {string} shown the configuration of the server
 * @param {string} root the folder to serve
 * @returns {Promise<{ origin: string; stop: () => Promise<void> }>}
 */
export async function startNginx(shown, root) {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const server = shown
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replaceAll(/root \/var\/www\/(?:handbook|docs);/g, `root ${root};`);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
master_process off;
pid ${folder}/pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${shippedFolder()}/mime.types;
  default_type application/octet-stream;
  ${server}
}`,
  );
  const child = spawn(program, ['-e', `${folder}/error.log`, '-p', folder, '-c', 'nginx.conf']);
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  while (child.exitCode === null) {
    const answers = await fetch(origin).then(
      () => true,
      () => false,
    );
    if (answers) break;
    await wait(20);
  }
  if (child.exitCode !== null) {
    throw new Error(`nginx ended: ${readFileSync(join(folder, 'error.log'), 'utf8')}`);
  }
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
