import type { RspressPlugin, SocialLink, UserConfig } from '@rspress/core';
import { expect, it } from 'vitest';
import { socialIcons } from './socialIcons.ts';

const configured = async (link: SocialLink) => {
  const { config } = socialIcons();
  const utils = {} as Parameters<NonNullable<RspressPlugin['config']>>[1];
  const result: UserConfig =
    (await config?.({ themeConfig: { socialLinks: [link] } }, utils, true)) ?? {};
  return result.themeConfig?.socialLinks?.[0]?.icon;
};

it('adds an accessible name to a preset icon', async () => {
  const icon = await configured({ icon: 'github', mode: 'link', content: 'https://a.example' });
  expect(icon).toEqual({
    svg: expect.stringMatching(/^<svg role="img" aria-label="GitHub" .*<path .*<\/svg>$/),
  });
});

it('keeps a custom icon', async () => {
  const icon = { svg: '<svg></svg>' };
  expect(await configured({ icon, mode: 'link', content: '' })).toEqual(icon);
});
