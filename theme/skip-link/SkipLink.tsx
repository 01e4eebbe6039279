import { useText } from '@handbook/content/browser';
import './skip-link.css';

/** The id of the main landmark on every page. */
export const MAIN_ID = 'content';

/** The first stop of the keyboard: a link over header and sidebar to the page's content. */
export function SkipLink() {
  const t = useText();
  return (
    <a className="skip-link visually-hidden" href={`#${MAIN_ID}`}>
      {t('skipLink.text')}
    </a>
  );
}
