import { presetIcons } from '../social-icons/presetIcons.ts';
import { IconGrid } from './IconGrid.tsx';

/** Shows every preset icon of `themeConfig.socialLinks`. */
export const SocialIconGrid = () => (
  <IconGrid
    icons={[...presetIcons].map(([name, svg]) => ({
      name,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of the framework
      picture: <span dangerouslySetInnerHTML={{ __html: svg }} />,
      code: `icon: '${name}'`,
    }))}
  />
);
