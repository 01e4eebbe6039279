import * as icons from '@rspress/core/dist/theme/icons.js';
import type * as theme from '@rspress/core/theme-original';
import { SvgWrapper } from '@rspress/core/theme-original';
import { IconGrid } from './IconGrid.tsx';

type IconName = Extract<keyof typeof theme, `Icon${string}`>;

// Not from the theme, because its namespace would add the whole theme to the page. The type requires every icon.
const themeIcons = icons satisfies { [Name in IconName]: (typeof theme)[Name] };

/** Shows every icon that the theme exports. */
export const ThemeIcons = () => (
  <IconGrid
    icons={Object.entries(themeIcons)
      .sort()
      .map(([name, icon]) => ({
        name,
        picture: <SvgWrapper icon={icon} />,
        code: `import { ${name} } from '@rspress/core/theme';`,
      }))}
  />
);
