import type { RspressPlugin } from '@rspress/core';
import { themeFile } from '../themeFile/themeFile.ts';

/**
 * Lets the site's own code keep the head of the page in the browser, where what the framework uses weighs five times as much
 * on every page. The build writes the head with the framework's, and so does a development server.
 */
export function lightHead(): RspressPlugin {
  return {
    name: 'light-head',
    builderConfig: {
      tools: {
        rspack(config, { environment, isProd, mergeConfig }) {
          if (environment.name !== 'web' || !isProd) return;
          return mergeConfig(config, {
            resolve: {
              alias: {
                '@unhead/react/client$': themeFile('head/client.ts'),
                '@unhead/react$': themeFile('head/index.ts'),
              },
            },
          });
        },
      },
    },
  };
}
