import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { records } from '../records/fixture.ts';
import { HostedServer } from '../testing/hostedServer.ts';
import { indexSettings } from './indexSettings.mjs';
import { pushRecords } from './pushRecords.mjs';

const account = {
  ...{ appId: 'APP1', searchKey: 'search-only', adminKey: 'admin', indexName: 'docs' },
  insights: false,
};
let server: HostedServer;
const lines: string[] = [];
const wait = vi.fn(async (_: number) => {});

const push = (over: object = {}) =>
  pushRecords(
    records,
    { ...account, hosts: [{ protocol: 'http', name: '127.0.0.1', port: server.port }], ...over },
    { report: (line) => lines.push(line), wait },
  );
const calls = () =>
  server.requests
    .filter(({ method }) => method !== 'GET')
    .map(({ method, path }) => `${method} ${path.replace(/_tmp_\w+/, '_tmp')}`);

beforeEach(async () => {
  lines.length = 0;
  wait.mockClear();
  const old = { ...(records[0] as (typeof records)[0]), objectID: '/gone' };
  server = await new HostedServer({ ...account, records: [old] }).start();
});

afterEach(async () => {
  vi.useRealTimers();
  server.release();
  await server.stop();
});

describe('the upload', () => {
  it('replaces the index at once, through a temporary index', async () => {
    await push();
    expect(calls()).toEqual([
      'POST /1/indexes/docs/operation',
      'PUT /1/indexes/docs_tmp/settings',
      'POST /1/indexes/docs_tmp/batch',
      'POST /1/indexes/docs_tmp/operation',
    ]);
    expect(server.problems).toEqual([]);
    expect([...server.indices.all.keys()]).toEqual(['docs']);
    expect(server.indices.recordsOf('docs')).toEqual(records);
    expect(lines.at(-1)).toBe('Replaced docs.');
  });

  it('applies the settings of the site and keeps all other settings of the index', async () => {
    const index = server.indices.all.get('docs');
    Object.assign(index?.settings ?? {}, { distinct: false, maxFacetHits: 7 });
    await push();
    expect(server.indices.all.get('docs')?.settings).toEqual({ ...indexSettings, maxFacetHits: 7 });
  });

  it('waits for every step to take effect', async () => {
    await push();
    const polls = server.requests.filter(({ method }) => method === 'GET');
    expect(polls).toHaveLength(8);
    expect(polls.every(({ path }) => /^\/1\/indexes\/docs_tmp_\w+\/task\/7$/.test(path))).toBe(
      true,
    );
  });

  it('retries if the provider is temporarily unavailable', async () => {
    server.behaviour = 503;
    wait.mockImplementationOnce(async () => {
      server.behaviour = 'right';
    });
    await push();
    expect(wait.mock.calls).toEqual([[1000]]);
    expect(server.indices.recordsOf('docs')).toEqual(records);
  });

  it('waits 30 seconds for a slow provider', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    server.behaviour = 'silent';
    wait.mockImplementationOnce(async () => {
      server.behaviour = 'right';
      vi.useRealTimers();
    });
    const pushed = push();
    while (server.requests.length === 0) await new Promise(setImmediate);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(wait).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await pushed;
    expect(wait.mock.calls).toEqual([[1000]]);
    expect(server.indices.recordsOf('docs')).toEqual(records);
  });

  it('gives up after the fourth attempt, reports the failure, and leaves the index unchanged', async () => {
    server.behaviour = 503;
    await expect(push()).rejects.toThrow(
      `The search provider doesn't respond: 127.0.0.1:${server.port}. Check SITE_SEARCH_APP_ID, SITE_SEARCH_HOSTS, and the network.`,
    );
    expect(wait.mock.calls).toEqual([[1000], [2000], [4000]]);
    expect(lines.at(-2)).toMatch(/^Couldn't remove docs_tmp_\w+: /);
    expect(lines.at(-1)).toBe('docs is unchanged.');
    expect(server.indices.recordsOf('docs').map(({ objectID }) => objectID)).toEqual(['/gone']);
  });

  it('removes the temporary index when a later step fails', async () => {
    server.behaviour = ({ path }) => (path.endsWith('/batch') ? 400 : 'right');
    await expect(push()).rejects.toThrow('400: Status 400');
    expect(calls().at(-1)).toBe('DELETE /1/indexes/docs_tmp');
    expect([...server.indices.all.keys()]).toEqual(['docs']);
    expect(server.indices.recordsOf('docs').map(({ objectID }) => objectID)).toEqual(['/gone']);
  });

  it("doesn't report an unchanged index after requesting the replacement", async () => {
    server.behaviour = ({ path }) => (/_tmp_\w+\/operation$/.test(path) ? 'malformed' : 'right');
    await expect(push()).rejects.toThrow();
    expect(lines.at(-1)).toMatch(
      /^docs may or may not have been replaced\. If docs_tmp_\w+ still /,
    );
    expect(calls().at(-1)).toBe('POST /1/indexes/docs_tmp/operation');
  });

  it("doesn't retry if the key is rejected, and lists the rights that the key needs", async () => {
    server.behaviour = 403;
    await expect(push()).rejects.toThrow(
      /rejected the key \(403: Status 403\)\. SEARCH_ADMIN_KEY needs the rights .+ on docs and docs_tmp_\*\./,
    );
    expect(wait).not.toHaveBeenCalled();
  });

  it('fails if the provider is unreachable', async () => {
    await server.stop();
    await expect(push()).rejects.toThrow("The search provider doesn't respond");
  });
});
