import { Link, renderInlineMarkdown } from '@rspress/core/theme';
import { memo, useEffect, useRef } from 'react';
import { reveal } from './reveal.ts';

interface OutlineLinkProps {
  /** The id of the heading. */
  id: string;
  /** The heading as Markdown, before React has read the page; as HTML afterwards. */
  text: string;
  /** The level of the heading: 2 to 4. */
  depth: number;
  /** Whether the reader is below this heading. */
  isCurrent: boolean;
}

/** The link to one heading; it comes into view when its heading is the current one. */
export const OutlineLink = memo(function OutlineLink({
  id,
  text,
  depth,
  isCurrent,
}: OutlineLinkProps) {
  const link = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    // Not under the pointer of a reader who is about to press another link.
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
