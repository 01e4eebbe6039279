import { SitePages } from '@handbook/content';
import type { UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { deployment } from './deployment.ts';

it('lets a web server read the site, regardless of the build’s umask', async () => {
  const before = process.umask(0o077);
  const config: UserConfig = {};
  await deployment({ pages: new SitePages(), connect: [] }).beforeBuild?.(config, true);
  expect(process.umask(before)).toBe(0o022);
});
