import { spawn } from 'node:child_process';
import { appendFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** Milliseconds without a hook after which a session has settled. */
const QUIET = 3000;

/** Milliseconds after which a session that never logs what is expected of it counts as settled all the same. */
const LONGEST = 120_000;

/** What a development session logs last for each compilation. */
const COMPILED = 'second afterBuild';

/** Runs `rspress` with a fresh log and hands over what to do with it. */
async function withLog(args, use) {
  const folder = mkdtempSync(join(tmpdir(), 'hooks-'));
  const log = join(folder, 'hooks.log');
  const env = {
    ...process.env,
    HOOKS_LOG: log,
    // Everything is compiled at once, so that no browser is needed to set compilations off.
    RSPRESS_LAZY_COMPILATION: 'false',
    RSPRESS_PERSISTENT_CACHE: 'false',
  };
  const child = spawn('rspress', args, { env, stdio: 'ignore', shell: process.platform === 'win32' });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    return await use({
      ended,
      read: () => (existsSync(log) ? readFileSync(log, 'utf8') : ''),
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Waits until something was logged after `length` characters and nothing follows any more. With `expected`, a text
 * that the log will hold, no quiet counts before it is there: a busy machine may compile for longer than `QUIET`.
 */
async function settled(read, length, expected = '') {
  const start = Date.now();
  const waiting = (now) =>
    now.length <= length || (!now.slice(length).includes(expected) && Date.now() - start < LONGEST);
  for (let now = read(), last = ''; waiting(now) || now !== last; ) {
    await wait(QUIET);
    last = now;
    now = read();
  }
  return read();
}

/** The hooks of `rspress build`, one call a line. */
export const recordBuild = () =>
  withLog(['build'], async ({ ended, read }) => {
    await ended;
    return read();
  });

/** The hooks of `rspress preview` until it serves. */
export const recordPreview = () =>
  withLog(['preview', '--port', '0'], ({ read }) => settled(read, 0, 'second addRuntimeModules'));

/** The hooks of `rspress dev`: at the start, after an edit, and after a page was added. */
export const recordDev = () =>
  withLog(['dev', '--port', '0'], async ({ read }) => {
    const page = readFileSync('docs/guide.mdx', 'utf8');
    try {
      const start = await settled(read, 0, COMPILED);
      appendFileSync('docs/guide.mdx', '\nAn edit.\n');
      const edit = await settled(read, start.length, COMPILED);
      writeFileSync('docs/new.mdx', '# New\n');
      const add = await settled(read, edit.length, COMPILED);
      return { start, edit: edit.slice(start.length), add: add.slice(edit.length) };
    } finally {
      writeFileSync('docs/guide.mdx', page);
      rmSync('docs/new.mdx', { force: true });
    }
  });
