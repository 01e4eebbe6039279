import { onSiteBuilt, transformHtml } from '@handbook/content';
import { base } from '@handbook/content/files';
import type { Rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { linkFiles } from './linkFiles.ts';

const isRouteScript = (file: string): boolean => /(^|\/)route-[^/]+\.js$/.test(file);

const changed = (what: string) => new Error(`${what} Fix: adapt packages/hydration/page-files.`);

/** The files that each page needs besides the files of every page, by the page's own script. */
function filesOfRoutes({ chunkGroups }: Rspack.Compilation): Map<string, string[]> {
  const routes = new Map<string, string[]>();
  for (const { chunks, name } of chunkGroups) {
    const files = chunks
      .filter((chunk) => !chunk.canBeInitial())
      .flatMap((chunk) => [...chunk.files]);
    const script = files.find(isRouteScript);
    if (name?.startsWith('route-') && script) routes.set(script, files);
  }
  return routes;
}

/**
 * Links only the styles that a page uses: the shared style sheet has the styles that all pages use, and each page links
 * its own sheets, so its styles don't depend on scripts. Also preloads the scripts that a page shares with some other pages;
 * the framework only preloads the page's own script.
 *
 * @throws {Error} in the build when the framework changes how it groups styles or names page scripts
 */
export function pageFiles(): RspressPlugin {
  let routes = new Map<string, string[]>();
  return {
    name: 'page-files',
    builderConfig: {
      plugins: [
        onSiteBuilt('page-files', async (site) => {
          let isLinked = false;
          transformHtml(site, (html) => {
            const linked = linkFiles(html, base, routes);
            isLinked ||= linked !== html;
            return linked;
          });
          if (!isLinked) throw changed('No page preloads its own script.');
        }),
      ],
      tools: {
        rspack(config, { environment, appendPlugins, isProd }) {
          if (environment.name !== 'web') return;
          const { splitChunks } = config.optimization ?? {};
          const cacheGroups = splitChunks ? splitChunks.cacheGroups : undefined;
          const styles = cacheGroups?.styles;
          if (!cacheGroups || !styles || typeof styles !== 'object') {
            throw changed('The framework no longer collects styles in a cache group "styles".');
          }
          // Matches by type instead of by name, so that scripts made from styles stay with the modules that import them.
          Object.assign(styles, { test: undefined, type: 'css/mini-extract', chunks: 'initial' });
          // A dev server has no built pages and compiles a page when it is opened.
          if (!isProd) return;
          appendPlugins({
            apply(compiler: Rspack.Compiler) {
              compiler.hooks.done.tap('page-files', (stats) => {
                // The errors of the compilation are the ones to fix.
                if (stats.hasErrors()) return;
                routes = filesOfRoutes(stats.compilation);
                if (routes.size === 0) throw changed('No page script named "route-…" was built.');
              });
            },
          });
        },
      },
    },
  };
}
