import { useLang } from '@rspress/core/runtime';
import '@rspress/core/dist/theme/components/LastUpdated/index.css';
import { useText } from '@handbook/content/browser';
import { choice } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';

/** The date in the example. */
const changed = new Date('2026-11-21T11:49:05Z');

/**
 * Shows the line that `themeConfig.lastUpdated` adds. The framework's component renders nothing, because this site turns the
 * option off, so the markup is copied. A test compares the two.
 */
export const LastUpdatedExample = () => (
  <LiveExample
    name="lastUpdated"
    controls={{ author: choice(['false', 'true', 'function'], 'false') }}
    code={({ author }) => `lastUpdated: ${options[author]}`}
  >
    {({ author }) => <LastUpdatedLine author={authors[author]} />}
  </LiveExample>
);

const options = {
  false: 'true',
  true: '{ author: true }',
  function: "{ author: ({ name }) => name.split(' ')[0] ?? name }",
};

const authors = { false: undefined, true: 'Ada Lovelace', function: 'Ada' };

/** Renders the line with a date in the page's language. */
export function LastUpdatedLine({ author }: { author: string | undefined }) {
  const t = useText();
  const lang = useLang();
  return (
    <div className="rp-last-updated">
      <p>
        {t('lastUpdatedText')}: {/* Browsers and Node may write different spaces before “AM”. */}
        <span suppressHydrationWarning>{changed.toLocaleString(lang, { timeZone: 'UTC' })}</span>
        {author && (
          <>
            {' '}
            {t('lastUpdatedAuthorText')} <span>{author}</span>
          </>
        )}
      </p>
    </div>
  );
}
