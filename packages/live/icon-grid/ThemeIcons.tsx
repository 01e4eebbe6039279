import type * as theme from '@rspress/core/theme-original';
import {
  IconAnthropic,
  IconArrowDown,
  IconArrowRight,
  IconClose,
  IconCopy,
  IconDeprecated,
  IconDown,
  IconEdit,
  IconEmpty,
  IconExperimental,
  IconExternalLink,
  IconFile,
  IconGithub,
  IconGitlab,
  IconHeader,
  IconJump,
  IconLink,
  IconLoading,
  IconMenu,
  IconMoon,
  IconOpenAI,
  IconOpenInChat,
  IconScrollToTop,
  IconSearch,
  IconSmallMenu,
  IconSuccess,
  IconSun,
  IconTitle,
  IconWrap,
  IconWrapped,
  SvgWrapper,
} from '@rspress/core/theme-original';
import { IconGrid } from './IconGrid.tsx';

type IconName = Extract<keyof typeof theme, `Icon${string}`>;

// Imported one by one, because a namespace import would add the whole theme to the page. The type requires every icon.
const icons: { [Name in IconName]: (typeof theme)[Name] } = {
  IconAnthropic,
  IconArrowDown,
  IconArrowRight,
  IconClose,
  IconCopy,
  IconDeprecated,
  IconDown,
  IconEdit,
  IconEmpty,
  IconExperimental,
  IconExternalLink,
  IconFile,
  IconGithub,
  IconGitlab,
  IconHeader,
  IconJump,
  IconLink,
  IconLoading,
  IconMenu,
  IconMoon,
  IconOpenAI,
  IconOpenInChat,
  IconScrollToTop,
  IconSearch,
  IconSmallMenu,
  IconSuccess,
  IconSun,
  IconTitle,
  IconWrap,
  IconWrapped,
};

/** Shows every icon that the theme exports. */
export const ThemeIcons = () => (
  <IconGrid
    icons={Object.entries(icons).map(([name, icon]) => ({
      name,
      picture: <SvgWrapper icon={icon} />,
      code: `import { ${name} } from '@rspress/core/theme';`,
    }))}
  />
);
