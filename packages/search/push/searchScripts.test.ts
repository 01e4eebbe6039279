import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { formatDocuments } from '../data/documentsFile.mjs';
import { documents, records } from '../records/fixture.ts';
import { HostedServer } from '../testing/hostedServer.ts';

const account = { appId: 'APP1', searchKey: 'search-only', adminKey: 'admin', indexName: 'docs' };
let server: HostedServer;
let folder: string;

beforeEach(async () => {
  server = await new HostedServer(account).start();
  folder = mkdtempSync(join(tmpdir(), 'search-'));
  mkdirSync(join(folder, 'static/search'), { recursive: true });
  for (const entry of documents) write(`${entry.lang}.1a2b3c.json`, formatDocuments(entry));
});

afterEach(async () => {
  await server.stop();
  rmSync(folder, { recursive: true });
});

const write = (name: string, content: string) =>
  writeFileSync(join(folder, 'static/search', name), content);

/** Runs a script as npm does. By default, the environment variables configure hosted search. */
function run(script: string, args: string[] = [], env: NodeJS.ProcessEnv = {}) {
  const variables = {
    ...{ SITE_ENV_FILE: 'off', SITE_OUT_DIR: folder, SITE_SEARCH_APP_ID: 'APP1' },
    ...{ SITE_SEARCH_KEY: 'search-only', SITE_SEARCH_INDEX: 'docs', SEARCH_ADMIN_KEY: 'admin' },
    ...{ SITE_SEARCH_HOSTS: server.origin, ...env },
  };
  return new Promise<{ status: unknown; stdout: string; stderr: string }>((resolve) => {
    execFile(
      process.execPath,
      [join(root, 'tools/run.mjs'), script, ...args],
      { env: { ...process.env, ...variables } },
      (error, stdout, stderr) => resolve({ status: error?.code ?? 0, stdout, stderr }),
    );
  });
}

describe('npm run search:records', () => {
  it('writes the records of all languages', async () => {
    const file = join(folder, 'records.json');
    const { status, stdout } = await run('searchRecords', ['--output', file]);
    expect(status).toBe(0);
    expect(stdout).toContain(`Wrote ${records.length} records (en, zh) to `);
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(records);
  });

  it('needs a built site', async () => {
    rmSync(join(folder, 'static'), { recursive: true });
    const { status, stderr } = await run('searchRecords');
    expect(status).toBe(1);
    expect(stderr).toContain('Build the site with: npm run build');
  });

  it.each([
    [
      'two files for a language',
      'en.ffffff.json',
      formatDocuments({ lang: 'en', sections: [] }),
      'has two files for "en"',
    ],
    ['a file of another kind', 'zz.json', '[]', "zz.json isn't a valid search documents file"],
  ])('rejects %s', async (_, name, content, message) => {
    write(name, content);
    const { status, stderr } = await run('searchRecords');
    expect(status).toBe(1);
    expect(stderr).toContain(message);
  });

  it('explains its options', async () => {
    const help = await run('searchRecords', ['--help']);
    expect([help.status, help.stdout]).toEqual([0, expect.stringContaining('--output FILE')]);
    const wrong = await run('searchRecords', ['--nonsense']);
    expect([wrong.status, wrong.stderr]).toEqual([1, expect.stringContaining('--output FILE')]);
  });
});

describe('npm run search:push', () => {
  it('uploads everything', async () => {
    const { status, stdout, stderr } = await run('searchPush');
    expect(stderr).toBe('');
    expect(status).toBe(0);
    expect(stdout).toContain('Replaced docs.');
    expect(server.indices.recordsOf('docs')).toEqual(records);
    expect(server.problems).toEqual([]);
  });

  it("sends no requests in a dry run and doesn't need an admin key", async () => {
    const { status, stdout } = await run('searchPush', ['--dry-run'], { SEARCH_ADMIN_KEY: '' });
    expect(status).toBe(0);
    expect(stdout).toMatch(
      new RegExp(`^${records.length} records \\(en, zh\\), \\d+ kB, for the index docs of APP1\\.`),
    );
    expect(stdout).toContain('Nothing was uploaded');
    expect(server.requests).toEqual([]);
  });

  it.each([
    ['an admin key', { SEARCH_ADMIN_KEY: '' }, 'SEARCH_ADMIN_KEY is missing'],
    ['an index', { SITE_SEARCH_INDEX: '' }, 'SITE_SEARCH_INDEX is missing'],
    [
      'a configuration',
      { SITE_SEARCH_APP_ID: '', SITE_SEARCH_KEY: '', SITE_SEARCH_INDEX: '', SITE_SEARCH_HOSTS: '' },
      "Hosted search isn't configured",
    ],
  ])('needs %s', async (_, env, message) => {
    const { status, stderr } = await run('searchPush', [], env);
    expect(status).toBe(1);
    expect(stderr).toContain(message);
    expect(server.requests).toEqual([]);
  });

  it('fails if the provider rejects the key', async () => {
    server.behaviour = 403;
    const { status, stderr } = await run('searchPush');
    expect(status).toBe(1);
    expect(stderr).toContain('SEARCH_ADMIN_KEY needs the rights');
    expect(stderr).not.toContain('admin,');
  });
});
