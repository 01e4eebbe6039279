import { usePage } from '@rspress/core/runtime';

/** Shows the reading time of the current page. */
export default function ReadingTime() {
  const { page } = usePage();
  return <p>{`${page.readingMinutes} min`}</p>;
}
