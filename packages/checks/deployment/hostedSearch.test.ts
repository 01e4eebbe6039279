import { spawnSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { binary, outFolder } from '@handbook/content/files';
import { expect, it } from 'vitest';

it('a build without configuration contains no code of the hosted search', () => {
  const files = readdirSync(outFolder, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  expect(files.length).toBeGreaterThan(100);
  const clients = files.filter(
    ({ parentPath, name }) =>
      name.includes('search-hosted') ||
      /insights-js|HOSTED_SEARCH/.test(readFileSync(join(parentPath, name), 'latin1')),
  );
  expect(clients.map(({ name }) => name)).toEqual([]);
});

it('a build with an incomplete configuration fails and names the missing variables', () => {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary('@rspress/core', 'rspress'), 'build'],
    {
      cwd: repositoryRoot,
      encoding: 'utf8',
      env: { ...process.env, SITE_SEARCH_APP_ID: 'APP1' },
    },
  );
  expect(status).not.toBe(0);
  const output = stdout + stderr;
  expect(output).toContain('SITE_SEARCH_KEY is missing');
  expect(output).toContain('SITE_SEARCH_INDEX is missing');
});
