import { Layout as OriginalLayout } from '@rspress/core/theme-original';
import { mdxComponents } from '../mdx/mdxComponents.tsx';

/** The default layout with this site's MDX components. */
export function Layout() {
  return <OriginalLayout components={mdxComponents} />;
}
