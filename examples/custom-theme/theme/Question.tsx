import { usePage } from '@rspress/core/runtime';

/** Asks about the page that the reader is on. */
export function Question() {
  const { page } = usePage();
  const subject = encodeURIComponent(`About ${page.title}`);
  return (
    <p className="question">
      Is something missing?{' '}
      <a href={`mailto:docs@example.com?subject=${subject}`}>Write to us</a>
    </p>
  );
}
