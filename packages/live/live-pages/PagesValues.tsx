import { usePageData, usePages } from '@rspress/core/runtime';
import { LiveValue } from '../live-value/LiveValue.tsx';

/** Shows how many pages `usePages` returns. */
export function PageCount() {
  const { pages } = usePages();
  return <LiveValue read={() => pages.length} />;
}

/** Shows the first page that `usePages` returns. */
export function FirstPage() {
  const [first] = usePages().pages;
  return <LiveValue read={() => first} depth={1} entries={9} />;
}

/** Shows what `usePageData` returns. */
export const PageDataValue = () => <LiveValue read={usePageData} depth={1} />;
