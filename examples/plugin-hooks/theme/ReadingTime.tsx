import { usePage } from '@rspress/core/runtime';

export function ReadingTime() {
  const { page } = usePage();
  return <p>{String(page.minutes)} min</p>;
}
