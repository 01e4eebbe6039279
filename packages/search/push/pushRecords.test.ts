import { expect, it, vi } from 'vitest';
import { indexSettings } from './indexSettings.mjs';
import { pushRecords } from './pushRecords.mjs';

const settings = {
  appId: 'APP',
  searchKey: 'search',
  adminKey: 'admin',
  indexName: 'docs',
  insights: false,
};
const clientWith = (replaceAllObjects: () => Promise<never[]>) => {
  const client = { setSettings: vi.fn(), replaceAllObjects: vi.fn(replaceAllObjects) };
  return client as typeof client & NonNullable<Parameters<typeof pushRecords>[2]['client']>;
};

it('sets the settings, then replaces all records', async () => {
  const client = clientWith(async () => []);
  const lines: string[] = [];
  await pushRecords([], settings, { client, report: (line) => lines.push(line) });
  expect(client.setSettings).toHaveBeenCalledWith({ indexName: 'docs', indexSettings });
  expect(client.replaceAllObjects).toHaveBeenCalledWith({ indexName: 'docs', objects: [] });
  expect(lines).toEqual(['Replaced the records of docs by 0 records.']);
});

it.each([
  [403, 'SEARCH_ADMIN_KEY needs the rights'],
  [undefined, 'Check SITE_SEARCH_APP_ID and the network'],
])('explains a failure with status %s', async (status, fix) => {
  const client = clientWith(async () => {
    throw Object.assign(new Error('No.'), { status });
  });
  await expect(pushRecords([], settings, { client, report: () => {} })).rejects.toThrow(fix);
});
