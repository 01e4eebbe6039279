import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { memo, useEffect, useRef } from 'react';
import { reveal } from '../scroll/reveal.ts';

interface OutlineLinkProps {
  /** The ID of the heading. */
  id: string;
  /** The heading's text: Markdown before hydration, HTML afterwards. */
  text: string;
  /** The level of the heading: 2 to 4. */
  depth: number;
  /** Whether the reader is below this heading. */
  isCurrent: boolean;
}

/** The link to a heading, which scrolls into view when its heading becomes the current one. */
export const OutlineLink = memo(function OutlineLink({
  id,
  text,
  depth,
  isCurrent,
}: OutlineLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // The list must not move under the pointer of a reader who is about to click another link.
    const list = link.current?.closest('.outline:not(:hover)');
    if (isCurrent && link.current && list) reveal(link.current, list);
  }, [isCurrent]);
  return (
    <Link
      ref={link}
      href={`#${id}`}
      className="outline__link"
      data-depth={depth}
      aria-current={isCurrent ? 'location' : undefined}
    >
      <span className="outline__text rp-doc" {...renderInlineMarkdown(text)} />
    </Link>
  );
});
