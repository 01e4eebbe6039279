import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '@handbook/content/files';
import { framedSite } from './framedSite.ts';

/**
 * Describes a small site with one page for each part of the default theme. The reference shows these pages in iframes,
 * because this site replaces some parts and others only work once per window.
 *
 * @param base base path of this site, with a slash at both ends
 */
export const themeParts = (base: string) =>
  framedSite({
    prefix: 'parts',
    example: 'examples/theme-parts',
    packages: ['shiki'],
    base,
    constant: 'THEME_PARTS_PATH',
    settings: 'builderConfig: { ...config.builderConfig, plugins }',
  });

/** Frontmatter that hides everything but the content. */
const bare = '---\nnavbar: false\nsidebar: false\noutline: false\nfooter: false\n---\n\n';

/**
 * Describes the example of `@rspress/plugin-preview`. This site doesn't use the plugin, because the plugin turns off the
 * build's persistent cache.
 *
 * @param base base path of this site, with a slash at both ends
 */
export const previewExample = (base: string) =>
  framedSite({
    prefix: 'preview',
    example: 'examples/plugin-preview',
    packages: ['@rspress/plugin-preview'],
    base,
    constant: 'PREVIEW_EXAMPLE_PATH',
    imports: "import { pluginPreview } from '@rspress/plugin-preview';",
    // The plugin runs a separate build for the scripts in the iframes.
    settings:
      'builderConfig: { plugins }, plugins: [pluginPreview({ iframeOptions: { builderConfig: { plugins } } })]',
    prepare(site) {
      const page = join(site, 'docs/index.mdx');
      writeFileSync(page, bare + readText(page));
    },
  });
