import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { base } from '../../site.ts';
import { afterSite, changePages } from '../sitePages/afterSite.ts';
import { type ChunkLists, linkFiles } from './linkFiles.ts';

/** The files that have to be there before a page's own script, or a page of a language, is shown. */
function listChunks(compilation: Rspack.Compilation): ChunkLists {
  const routes = new Map<string, string[]>();
  const languages = new Map<string, string[]>();
  for (const group of compilation.chunkGroups) {
    const files = group.getFiles();
    const [, kind, name] = group.name?.match(/^(route|language)-(.+)$/) ?? [];
    const script = files.find((file) => /(^|\/)route-[^/]+\.js$/.test(file));
    if (kind === 'route' && script) routes.set(script, files);
    if (kind === 'language' && name) languages.set(name, files);
  }
  return { routes, languages };
}

/**
 * Gives each page the styles of what it alone uses: the sheet of every page holds only what every page has. The page links
 * its own sheets, so it looks right before, and without, scripts; on the way to it from another page its code brings them.
 * It also names the scripts that it shares with some other pages: the framework names only the page's own.
 */
export function pageFiles(): RspressPlugin {
  let lists: ChunkLists = { routes: new Map(), languages: new Map() };
  return {
    name: 'page-files',
    builderConfig: {
      plugins: [
        afterSite('page-files', async (site) =>
          changePages(site, (html) => linkFiles(html, base, lists)),
        ),
      ],
      tools: {
        rspack(config, { environment, appendPlugins }) {
          if (environment.name !== 'web') return;
          const { splitChunks } = config.optimization ?? {};
          const styles = splitChunks ? splitChunks.cacheGroups?.styles : undefined;
          if (styles && typeof styles === 'object') {
            // By kind instead of by name: scripts made from styles belong to whoever imports them.
            Object.assign(styles, { test: undefined, type: 'css/mini-extract', chunks: 'initial' });
          }
          appendPlugins({
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.done.tap('page-files', ({ compilation }) => {
                lists = listChunks(compilation);
              });
            },
          });
        },
      },
    },
  };
}
