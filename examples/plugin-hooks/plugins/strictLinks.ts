import type { RspressPlugin } from '@rspress/core';

export const strictLinks: RspressPlugin = {
  name: 'strict-links',
  config(config, _utils, isProd) {
    config.markdown ??= {};
    config.markdown.link = { ...config.markdown.link, checkAnchors: isProd };
    return config;
  },
};
