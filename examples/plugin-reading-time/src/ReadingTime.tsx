import { useI18n, usePage } from '@rspress/core/runtime';

/** Renders the page's reading time in the page's language. */
export default function ReadingTime() {
  const { page } = usePage();
  const t = useI18n<Record<'readingTime.text', string>>();
  if (!page.readingMinutes) return null;
  const minutes = String(page.readingMinutes);
  return <p className="reading-time">{t('readingTime.text', { minutes })}</p>;
}
