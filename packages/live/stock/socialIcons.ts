import type { RspressPlugin, SocialLink } from '@rspress/core';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';

/** What readers know each preset as, where that isn't the preset's own name. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord', x: 'X' };

/** The preset icons that the examples of social links show. */
const EXAMPLES = ['github', 'wechat', 'discord'] as const;

const iconsOf = (names: readonly SocialLink['icon'][]) =>
  getSocialIcons(names.map((icon): SocialLink => ({ icon, mode: 'link', content: '' })));

/** A social link whose icon has a name: the framework's component gives the link none, so assistive technology has none. */
function named(link: SocialLink): SocialLink {
  const { icon } = link;
  if (typeof icon !== 'string') return link;
  const svg = iconsOf([icon])[icon] ?? '';
  const name = NAMES[icon.toLowerCase()] ?? icon;
  return { ...link, icon: { svg: svg.replace('<svg ', `<svg role="img" aria-label="${name}" `) } };
}

/** Gives the icons of `themeConfig.socialLinks` accessible names, and the examples in the pages their icons. */
export function socialIcons(): RspressPlugin {
  return {
    name: 'social-icons',
    config(config) {
      const { socialLinks = [] } = config.themeConfig ?? {};
      config.themeConfig = { ...config.themeConfig, socialLinks: socialLinks.map(named) };
      return config;
    },
    builderConfig: { source: { define: { EXAMPLE_ICONS: JSON.stringify(iconsOf(EXAMPLES)) } } },
  };
}
