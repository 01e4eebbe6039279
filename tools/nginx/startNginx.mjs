import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/**
 * The folder of nginx's configuration files, such as `mime.types`, which is set when nginx is compiled.
 *
 * @param {string} program
 */
function shippedFolder(program) {
  const { stderr, error } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  if (error) throw new Error(`Cannot run ${program}: ${error.message}`);
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
 * Replaces a line of the configuration.
 *
 * @param {string} config
 * @param {string} line
 * @param {string} replacement
 * @throws {Error} if the configuration doesn't have the line
 */
function replaceLine(config, line, replacement) {
  if (!config.includes(line)) {
    throw new Error(
      `The configuration for nginx has no "${line}". Change the line in tools/nginx/startNginx.mjs too.`,
    );
  }
  return config.replace(line, () => replacement);
}

/**
 * Runs nginx on this machine with the configuration that the build wrote. Only the port and the folder are replaced.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.config the server's configuration
 * @param {string} options.root the folder that it serves, absolute
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} if the configuration lacks a line to replace, or with nginx's message if nginx doesn't start
 */
export async function startNginx({ program, config, root }) {
  const port = await freePort();
  const server = replaceLine(
    replaceLine(config, 'listen 80;', `listen 127.0.0.1:${port};`),
    'root /var/www/site;',
    `root ${root};`,
  );
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const errors = join(folder, 'error.log');
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folder, 'nginx.conf'),
    `daemon off;
${process.getuid?.() === 0 ? 'user root;' : ''}
pid ${folder}/pid;
error_log ${errors};
events { worker_connections 1024; }
http {
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join('\n  ')}
  include ${shippedFolder(program)}/mime.types;
  default_type application/octet-stream;
  ${server}
}`,
  );
  const child = spawn(program, ['-e', errors, '-p', folder, '-c', 'nginx.conf'], {
    stdio: 'ignore',
  });
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
  const log = readFileSync(errors, 'utf8');
  if (child.exitCode !== null) {
    rmSync(folder, { recursive: true, force: true });
    throw new Error(`nginx exited: ${log}`);
  }
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  return { origin, stop };
}
