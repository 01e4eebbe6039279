import { framedSite } from '../framed-sites/framedSite.ts';
import type { ServedBundle } from '../served-bundle/servedBundle.ts';

/**
 * Describes a small site with one page for each part of the default theme. The reference shows these pages in iframes,
 * because this site replaces some parts and others only work once per window.
 *
 * @param base base path of this site, with a slash at both ends
 */
export const themeParts = (base: string): ServedBundle =>
  framedSite({
    prefix: 'parts',
    example: 'examples/theme-parts',
    inputs: { files: ['packages/live/framed-part/*.ts'], packages: ['shiki'] },
    base,
    define: 'THEME_PARTS_PATH',
    settings: 'builderConfig: { ...config.builderConfig, plugins }',
  });
