import { useText } from '@handbook/content/browser';
import { useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { OutlineLink } from './OutlineLink.tsx';

/**
 * The headings of the page, with the one being read marked.
 *
 * The framework's list keys its links by the text of the heading, which changes from Markdown to HTML once the page is
 * awake: a link that a reader was just pressing was another one when they let go, and the click was lost.
 */
export function Outline() {
  const t = useText();
  const headings = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headings);
  return (
    <nav className="outline" aria-label={t('outlineTitle')}>
      <p className="outline__title" aria-hidden="true">
        {t('outlineTitle')}
      </p>
      {headings.map(({ id, text, depth }) => (
        <OutlineLink key={id} id={id} text={text} depth={depth} isCurrent={id === activeAnchorId} />
      ))}
    </nav>
  );
}
