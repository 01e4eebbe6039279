import { IconGrid } from '../icon-grid/IconGrid.tsx';
import { presetIcons } from './presetIcons.ts';

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
