import type { RspressPlugin, SocialLink } from '@rspress/core';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';

/** The accessible names of presets whose name is written differently. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord', x: 'X' };

/** Adds an accessible name to a link's icon, because the framework's component doesn't name the link. */
function withName(link: SocialLink): SocialLink {
  const { icon } = link;
  if (typeof icon !== 'string') return link;
  const svg = getSocialIcons([link])[icon] ?? '';
  const name = NAMES[icon.toLowerCase()] ?? icon;
  return { ...link, icon: { svg: svg.replace('<svg ', `<svg role="img" aria-label="${name}" `) } };
}

/** Adds accessible names to the icons of `themeConfig.socialLinks`. */
export function socialIcons(): RspressPlugin {
  return {
    name: 'social-icons',
    config(config) {
      const { socialLinks = [] } = config.themeConfig ?? {};
      config.themeConfig = { ...config.themeConfig, socialLinks: socialLinks.map(withName) };
      return config;
    },
  };
}
