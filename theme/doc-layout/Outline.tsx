import { useText } from '@handbook/content/browser';
import { Link, renderInlineMarkdown, useActiveAnchor, useDynamicToc } from '@rspress/core/theme';
import { useEffect, useRef } from 'react';
import { reveal } from '../scroll/reveal.ts';

/**
 * The headings of the page, with the current heading marked and in view.
 *
 * The framework uses the text of a heading as the key of its link. Hydration changes the text from Markdown to HTML, so React
 * would replace a link while a reader clicks it, and the click would be lost.
 */
export function Outline() {
  const t = useText();
  const headings = useDynamicToc();
  const { activeAnchorId } = useActiveAnchor(headings);
  const list = useRef<HTMLElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another heading has become the current one
  useEffect(() => {
    // The list must not move under the pointer of a reader who is about to click another link.
    if (!list.current || list.current.matches(':hover')) return;
    const current = list.current.querySelector('[aria-current]');
    if (current) reveal(current, list.current);
  }, [activeAnchorId]);

  return (
    <nav className="outline" aria-label={t('outlineTitle')} ref={list}>
      <p className="outline__title" aria-hidden="true">
        {t('outlineTitle')}
      </p>
      {headings.map(({ id, text, depth }) => (
        <Link
          key={id}
          href={`#${id}`}
          className="outline__link"
          data-depth={depth}
          aria-current={id === activeAnchorId ? 'location' : undefined}
        >
          <span className="outline__text rp-doc" {...renderInlineMarkdown(text)} />
        </Link>
      ))}
    </nav>
  );
}
