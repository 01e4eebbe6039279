import type { LayoutProps } from '@rspress/core/theme-original';
import { HomeDemo } from '../home/HomeDemo.tsx';
import { Result } from '../result/Result.tsx';
import { ZoomableImage } from '../zoom/ZoomableImage.tsx';
import { PageLink } from './PageLink.tsx';

/** Elements that Markdown becomes, and components every page can use without an import. */
// Rspress types the map as components without props; MDX passes each its own.
export const mdxComponents = {
  a: PageLink,
  img: ZoomableImage,
  HomeDemo,
  Result,
} as unknown as LayoutProps['components'];
