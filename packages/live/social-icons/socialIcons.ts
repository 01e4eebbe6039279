import type { RspressPlugin, SocialLink } from '@rspress/core';
import { getSocialIcons } from '@rspress/core/dist/node/utils/getSocialIcons.js';

/** The accessible names of presets whose name is written differently. */
const NAMES: Readonly<Record<string, string>> = { github: 'GitHub', discord: 'Discord', x: 'X' };

/** The preset icons in the examples of social links. */
const EXAMPLES = ['github', 'wechat', 'discord'] as const;

/** A preset icon that examples may use. */
export type ExampleIcon = (typeof EXAMPLES)[number];

/** Adds an accessible name to a link's icon, because the framework's component doesn't name the link. */
function withName(link: SocialLink): SocialLink {
  const { icon } = link;
  if (typeof icon !== 'string') return link;
  const svg = getSocialIcons([link])[icon] ?? '';
  const name = NAMES[icon.toLowerCase()] ?? icon;
  return { ...link, icon: { svg: svg.replace('<svg ', `<svg role="img" aria-label="${name}" `) } };
}

const exampleIcons = () =>
  Object.fromEntries(
    EXAMPLES.map((icon) => [icon, withName({ icon, mode: 'link', content: '' }).icon]),
  );

/** Adds accessible names to the icons of `themeConfig.socialLinks`, and provides the icons of the examples. */
export function socialIcons(): RspressPlugin {
  return {
    name: 'social-icons',
    config(config) {
      const { socialLinks = [] } = config.themeConfig ?? {};
      config.themeConfig = { ...config.themeConfig, socialLinks: socialLinks.map(withName) };
      return config;
    },
    builderConfig: { source: { define: { EXAMPLE_ICONS: JSON.stringify(exampleIcons()) } } },
  };
}
