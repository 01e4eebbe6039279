import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => vi.unstubAllEnvs());

const read = (origin: string) => {
  vi.stubEnv('SITE_ORIGIN', origin);
  vi.resetModules();
  return import('./siteEnvironment.mjs');
};

it('reads the origin, and rejects one with a path', async () => {
  expect((await read('https://docs.example.com')).origin).toBe('https://docs.example.com');
  await expect(read('https://example.com/docs/')).rejects.toThrow('the path in SITE_BASE');
  await expect(read('docs.example.com')).rejects.toThrow('the protocol and the host');
});
