import type { RspressPlugin } from '@rspress/core';
import { afterSite, changePages } from '../sitePages/afterSite.ts';
import { themeFile } from '../themeFile/themeFile.ts';

/** A tag of the framework's template that only Internet Explorer reads, which cannot show its pages. */
const OF_OLD_BROWSERS = /<meta http-equiv="X-UA-Compatible"[^>]*>\n?/;

/**
 * Lets the site's own code keep the head of the page in the browser, where what the framework uses weighs five times as much
 * on every page. The build writes the head with the framework's, and so does a development server; built pages go without
 * the tag for old browsers.
 */
export function lightHead(): RspressPlugin {
  return {
    name: 'light-head',
    builderConfig: {
      plugins: [
        afterSite('light-head', async (site) =>
          changePages(site, (html) => html.replace(OF_OLD_BROWSERS, '')),
        ),
      ],
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
