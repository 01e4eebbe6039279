/// <reference types="@rsbuild/core/types" />
import source from '@rspress/core/dist/node/utils/getSocialIcons.js?raw';
import { IconGrid } from '../icon-grid/IconGrid.tsx';
import { readPresetIcons } from './readPresetIcons.ts';

/** Shows every preset icon of `themeConfig.socialLinks`. */
export const SocialIconGrid = () => (
  <IconGrid
    icons={[...readPresetIcons(source)].map(([name, svg]) => ({
      name,
      // biome-ignore lint/security/noDangerouslySetInnerHtml: an SVG of the framework
      picture: <span dangerouslySetInnerHTML={{ __html: svg }} />,
      code: `icon: '${name}'`,
    }))}
  />
);
