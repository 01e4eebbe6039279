import { usePageData, usePages } from '@rspress/core/runtime';
import { LiveValue } from '../live-value/LiveValue.tsx';

/** How many pages `usePages` returns. */
export function PageCount() {
  const { pages } = usePages();
  return <LiveValue read={() => pages.length} />;
}

/** The first page that `usePages` returns. */
export function FirstPage() {
  const [first] = usePages().pages;
  return <LiveValue read={() => first} depth={1} entries={9} />;
}

/** What `usePageData` returns. */
export const PageDataValue = () => <LiveValue read={usePageData} depth={1} />;
