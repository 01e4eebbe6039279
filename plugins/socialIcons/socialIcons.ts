import type { RspressPlugin } from '@rspress/core';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';
import { presets } from '../../theme/icon-grid/presets.ts';

/**
 * Gives the icons page the SVG of every preset, as the constant `SOCIAL_ICONS`.
 *
 * The framework hands the browser only those that the configuration uses.
 */
export function socialIcons(): RspressPlugin {
  const icons = getSocialIcons(presets.map((icon) => ({ icon, mode: 'link', content: '' })));
  return {
    name: 'social-icons',
    builderConfig: { source: { define: { SOCIAL_ICONS: JSON.stringify(icons) } } },
  };
}
