import type { LayoutProps } from '@rspress/core/theme-original';
import { Result } from '../result/Result.tsx';

/** Components every page can use without an import. */
// Rspress types the map as components without props; MDX passes each its own.
export const mdxComponents = { Result } as unknown as LayoutProps['components'];
