import { useText } from '@handbook/content/browser';

/** The ID of the `main` element on every page. */
export const MAIN_ID = 'content';

/** The first focusable element: a link past navbar and sidebar to the page's content. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link visually-hidden" href={`#${MAIN_ID}`}>
      {t('skipLink.text')}
    </a>
  );
}
