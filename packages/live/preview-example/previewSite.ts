import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@handbook/content/files';
import { framedSite } from '../framed-sites/framedSite.ts';
import type { ServedBundle } from '../served-bundle/servedBundle.ts';

/** Leaves out the parts of a page that say nothing about previews. */
const bare = '---\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\n---\n\n';

/**
 * The example of `@rspress/plugin-preview`, for its page to show.
 *
 * The plugin itself is not for this site: it switches the build's persistent cache off.
 *
 * @param base of this site, with a slash at both ends
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
    // The plugin builds the frames' own scripts by itself.
    settings:
      'builderConfig: { plugins }, plugins: [pluginPreview({ iframeOptions: { builderConfig: { plugins } } })]',
    prepare(site) {
      const page = join(site, 'docs/index.mdx');
      writeFileSync(page, bare + readText(page));
    },
  });
