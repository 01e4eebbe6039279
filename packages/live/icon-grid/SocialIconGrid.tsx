import { shippedIcons } from '../stock/shippedIcons.ts';
import { IconGrid } from './IconGrid.tsx';

/** Every preset icon of `themeConfig.socialLinks`. */
export const SocialIconGrid = () => (
  <IconGrid
    icons={[...shippedIcons].map(([name, svg]) => ({
      name,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG that the framework ships
      picture: <span dangerouslySetInnerHTML={{ __html: svg }} />,
      code: `icon: '${name}'`,
    }))}
  />
);
