import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { base } from '../../site.ts';
import { afterSite, changePages } from '../sitePages/afterSite.ts';
import { type ChunkLists, linkFiles } from './linkFiles.ts';
import { listChunks } from './listChunks.ts';

/**
 * Styles that all pages have although only some need them: those of the page with the most text, more than a first round
 * trip brings. A second sheet would hold up its first paint, and they weigh 1 KB.
 */
const ofLongestPage =
  /[\\/]theme[\\/](?:(?:component-examples|framed-part|live-example|tabs)|components[\\/](?:Button|DocFooter|ReadPercent|SidebarMenu|Steps|Tabs))[\\/][\w-]+\.css$/;

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Gives each page the styles of what it alone uses: the sheet of every page holds only what every page has. The page links
 * its own sheets, so it looks right before, and without, scripts; on the way to it from another page its code brings them.
 * It also names the scripts that it shares with some other pages: the framework names only the page's own. And it says in each page where its code is, so that no script has to know all pages.
 *
 * @param docs the folder of the pages, from the repository's root
 */
export function pageFiles(docs: string): RspressPlugin {
  let lists: ChunkLists = { routes: new Map(), codes: new Map(), languages: new Map() };
  return {
    name: 'page-files',
    builderConfig: {
      plugins: [
        afterSite('page-files', async (site) =>
          changePages(site, (html) => linkFiles(html, base, lists)),
        ),
      ],
      tools: {
        rspack(config, { environment, appendPlugins, isProd }) {
          if (environment.name !== 'web') return;
          const { splitChunks } = config.optimization ?? {};
          const cacheGroups = splitChunks ? splitChunks.cacheGroups : undefined;
          const styles = cacheGroups?.styles;
          if (cacheGroups && styles && typeof styles === 'object') {
            // By kind instead of by name: scripts made from styles belong to whoever imports them.
            Object.assign(styles, { test: undefined, type: 'css/mini-extract', chunks: 'initial' });
            cacheGroups.ofLongestPage = { ...styles, test: ofLongestPage, chunks: 'all' };
          }
          // A development server has no built documents, and compiles a page when it is opened.
          if (!isProd) return;
          appendPlugins({
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.done.tap('page-files', ({ compilation }) => {
                lists = listChunks(compilation, resolve(root, docs));
              });
            },
          });
        },
      },
    },
  };
}
