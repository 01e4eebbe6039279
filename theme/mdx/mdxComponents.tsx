import type { LayoutProps } from '@rspress/core/theme-original';
import { LivePiece } from '../faults/LivePiece.tsx';
import { Section } from '../hydration/Section.tsx';
import { Result } from '../result/Result.tsx';
import { ZoomableImage } from '../zoom/ZoomableImage.tsx';
import { CodePre } from './CodePre.tsx';
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
  pre: CodePre,
  th: TableHead,
  wrapper: PageText,
  LivePiece,
  Result,
  Section,
} as unknown as LayoutProps['components'];
