import { usePages } from '@rspress/core/runtime';

export function Shortest() {
  const [page] = usePages().pages.toSorted((a, b) => a.minutes - b.minutes);
  return <p>Shortest page: {page?.title}</p>;
}
