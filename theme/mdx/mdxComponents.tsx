import { ComponentBoundary, Section, useHydrated } from '@handbook/hydration/browser';
import { Result } from '@handbook/live/browser';
import { type LayoutProps, getCustomMDXComponent as original } from '@rspress/core/theme-original';
import type { ReactNode } from 'react';
import { ZoomableImage } from '../zoom/ZoomableImage.tsx';
import { PageLink, TableHead, TaskBox } from './elements.tsx';

/** Wraps the content of a page. Its effects run after the effects of the content, so the queued events can be replayed. */
function PageWrapper({ children }: { children: ReactNode }) {
  useHydrated();
  return children;
}

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

/** Replaces the link in the components that the framework uses to render some headings. */
export const getCustomMDXComponent = () => ({ ...original(), a: PageLink });
