import { useLang, usePage } from '@rspress/core/runtime';
import { useText } from '../text/useText.ts';

/** The date of the page's last commit, which `plugins/lastUpdated` gives each page as an ISO string. */
export function LastUpdated() {
  const t = useText();
  const lang = useLang();
  const { lastUpdated } = usePage().page;
  if (typeof lastUpdated !== 'string') return null;
  // UTC, so that the built page and the reader's browser agree on the day.
  const day = new Intl.DateTimeFormat(lang, { dateStyle: 'long', timeZone: 'UTC' });
  return (
    <p className="last-updated">
      {t('lastUpdatedText')} <time dateTime={lastUpdated}>{day.format(new Date(lastUpdated))}</time>
    </p>
  );
}
