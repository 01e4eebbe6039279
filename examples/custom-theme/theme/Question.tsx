import { usePage } from '@rspress/core/runtime';

/** A link to send an email about the current page. */
export function Question() {
  const { page } = usePage();
  const subject = encodeURIComponent(`About ${page.title}`);
  return <a href={`mailto:docs@example.com?subject=${subject}`}>Is something missing?</a>;
}
