import { ComponentBoundary, Section } from '@handbook/hydration/browser';
import { Result } from '@handbook/live/browser';
import type { LayoutProps } from '@rspress/core/theme-original';
import { ZoomableImage } from '../zoom/ZoomableImage.tsx';
import { PageLink } from './PageLink.tsx';
import { PageWrapper } from './PageWrapper.tsx';
import { TableHead } from './TableHead.tsx';
import { TaskBox } from './TaskBox.tsx';

/** The components for Markdown elements, and components that pages can use without an import. */
// Rspress types the map as components without props, but MDX passes props to each component.
export const mdxComponents = {
  a: PageLink,
  img: ZoomableImage,
  input: TaskBox,
  th: TableHead,
  wrapper: PageWrapper,
  ComponentBoundary,
  Result,
  Section,
} as unknown as LayoutProps['components'];
