import { framedSite } from '../framed-sites/framedSite.ts';
import type { ServedBundle } from '../served-bundle/servedBundle.ts';

/**
 * A small site with the default theme, one page for each part of it, for the reference to show in frames: this site
 * has parts of its own, and some parts of the default theme exist once in a window.
 *
 * @param base of this site, with a slash at both ends
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
