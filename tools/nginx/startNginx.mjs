import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

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
  if (config.includes(line)) return config.replace(line, () => replacement);
  throw new Error(
    `The nginx configuration has no "${line}". Fix: adapt tools/nginx/startNginx.mjs.`,
  );
}

/**
 * Runs nginx on this machine with the configuration that the build wrote. Only the port and the folder are replaced.
 *
 * @param {object} options
 * @param {string} options.program
 * @param {string} options.config the server's configuration
 * @param {string} options.root the folder that it serves, absolute
 * @returns {Promise<{ origin: string, stop: () => Promise<void> }>}
 * @throws {Error} with nginx's message if nginx doesn't start
 */
export async function startNginx({ program, config, root }) {
  const port = await freePort();
  const listening = replaceLine(config, 'listen 80;', `listen 127.0.0.1:${port};`);
  const server = replaceLine(listening, 'root /var/www/site;', `root ${root};`);
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const errors = join(folder, 'error.log');
  // The folder of `mime.types` is set when nginx is compiled.
  const { stderr } = spawnSync(program, ['-V'], { encoding: 'utf8' });
  const [, shipped = '/etc/nginx/nginx.conf'] = stderr.match(/--conf-path=(\S+)/) ?? [];
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
  include ${dirname(shipped)}/mime.types;
  default_type application/octet-stream;
  ${server}
}`,
  );
  const args = ['-e', errors, '-p', folder, '-c', 'nginx.conf'];
  const child = spawn(program, args, { stdio: 'ignore' });
  const ended = once(child, 'exit');
  const origin = `http://127.0.0.1:${port}`;
  const responds = () => fetch(origin).then(Boolean, () => false);
  while (child.exitCode === null && !(await responds())) await wait(20);
  const stop = async () => {
    child.kill('SIGQUIT');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  if (child.exitCode === null) return { origin, stop };
  const log = readFileSync(errors, 'utf8');
  rmSync(folder, { recursive: true, force: true });
  throw new Error(`nginx exited: ${log}`);
}
