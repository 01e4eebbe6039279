import { useText } from '@handbook/content/browser';
import { useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { OutlineLink } from './OutlineLink.tsx';

/**
 * The headings of the page, with the current heading marked.
 *
 * The framework uses the text of a heading as the key of its link. Hydration changes the text from Markdown to HTML, so React
 * would replace a link while a reader clicks it, and the click would be lost.
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
