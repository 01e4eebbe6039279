import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@handbook/content/files';
import { framedSite } from '../framed-sites/framedSite.ts';
import type { ServedBundle } from '../served-bundle/servedBundle.ts';

/** Frontmatter that hides everything but the content. */
const bare = '---\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\n---\n\n';

/**
 * Describes the example of `@rspress/plugin-preview`. This site doesn't use the plugin, because the plugin turns off the
 * build's persistent cache.
 *
 * @param base base path of this site, with a slash at both ends
 */
export const previewExample = (base: string): ServedBundle =>
  framedSite({
    prefix: 'preview',
    example: 'examples/plugin-preview',
    inputs: {
      files: ['packages/live/preview-example/*.ts'],
      packages: ['@rspress/plugin-preview'],
    },
    base,
    define: 'PREVIEW_EXAMPLE_PATH',
    imports: "import { pluginPreview } from '@rspress/plugin-preview';",
    // The plugin runs a separate build for the scripts in the iframes.
    settings:
      'builderConfig: { plugins }, plugins: [pluginPreview({ iframeOptions: { builderConfig: { plugins } } })]',
    prepare(site) {
      const page = join(site, 'docs/index.mdx');
      writeFileSync(page, bare + readText(page));
    },
  });
