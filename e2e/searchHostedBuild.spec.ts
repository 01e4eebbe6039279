import { outFolder } from '@handbook/content/files';
import { runBuild } from './support/builtSite.ts';
import { filesOf } from './support/filesOf.ts';
import { expect, test } from './support/test.ts';

test('a build without configuration has nothing of the clients', () => {
  const clients = filesOf(outFolder).filter(
    ({ name, text }) => /search-hosted/.test(name) || /insights-js|HOSTED_SEARCH/.test(text),
  );
  expect(clients.map(({ name }) => name)).toEqual([]);
});

test('a build with part of the configuration stops and names the rest', async () => {
  const { status, output } = await runBuild({
    SITE_SEARCH_APP_ID: 'APP1',
    SITE_SEARCH_HOSTS: 'a b',
  });
  expect(status).not.toBe(0);
  expect(output).toContain('SITE_SEARCH_KEY is missing');
  expect(output).toContain('SITE_SEARCH_INDEX is missing');
  expect(output).toContain('SITE_SEARCH_HOSTS has "a b"');
});
