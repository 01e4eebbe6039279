import { useText } from '@handbook/content/browser';
import { usePage } from '@rspress/core/runtime';

/** The day of the page's last commit, which `packages/content/history` adds to the page's data. */
export function LastUpdated() {
  const t = useText();
  const { lastUpdated, lastUpdatedDay } = usePage().page;
  if (typeof lastUpdated !== 'string') return null;
  return (
    <p className="last-updated">
      {t('lastUpdatedText')} <time dateTime={lastUpdated}>{`${lastUpdatedDay}`}</time>
    </p>
  );
}
