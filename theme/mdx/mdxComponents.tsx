import { ComponentBoundary, Section } from '@handbook/hydration/browser';
import { Result } from '@handbook/live/browser';
import type { LayoutProps } from '@rspress/core/theme-original';
import { ZoomableImage } from '../zoom/ZoomableImage.tsx';
import { PageLink } from './PageLink.tsx';
import { PageText } from './PageText.tsx';
import { TableHead } from './TableHead.tsx';
import { TaskBox } from './TaskBox.tsx';

/** Elements that Markdown becomes, and components every page can use without an import. */
// Rspress types the map as components without props; MDX passes each its own.
export const mdxComponents = {
  a: PageLink,
  img: ZoomableImage,
  input: TaskBox,
  th: TableHead,
  wrapper: PageText,
  ComponentBoundary,
  Result,
  Section,
} as unknown as LayoutProps['components'];
