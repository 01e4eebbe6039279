import { IconGrid } from './IconGrid.tsx';

/** Set by `plugins/socialIcons`: the SVG of each preset by its name. */
declare const SOCIAL_ICONS: Readonly<Record<string, string>>;

/** Every preset icon of `themeConfig.socialLinks`. */
export const SocialIcons = () => (
  <IconGrid
    icons={Object.entries(SOCIAL_ICONS).map(([name, svg]) => ({
      name,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the framework ships
      picture: <span dangerouslySetInnerHTML={{ __html: svg }} />,
      code: `icon: '${name}'`,
    }))}
  />
);
