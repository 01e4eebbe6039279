import { type ReactNode, use } from 'react';
import { type Elements, PageText } from './pageText.ts';
import './static-text.css';

interface StaticTextProps {
  /** The page's name and the number of the group. */
  id: string;
  as?: 'div' | 'code';
  /** What stands in the group; missing in the script of a built page, which has `from` and `components` instead. */
  children?: ReactNode;
  dangerouslySetInnerHTML?: { __html: string };
  from?: PageText;
  components?: Elements;
}

/**
 * A part of a page that is the same in every browser: `plugins/staticText` puts it around. On the page that the reader came
 * to, React leaves it as it was built; on those gone to from there, its text comes beside the page's script.
 */
export function StaticText({ as: Tag = 'div', ...props }: StaticTextProps) {
  const { id, from, components = {}, ...content } = props;
  // Asked like this, because the class then comes with the theme, once, and not with every page.
  if (!(from instanceof PageText)) return <Tag data-text={id} {...content} />;
  const built = from.built(id);
  if (built !== undefined) {
    const html = { __html: built };
    // biome-ignore lint/security/noDangerouslySetInnerHtml: it is what this page was built with.
    return <Tag data-text={id} suppressHydrationWarning dangerouslySetInnerHTML={html} />;
  }
  if (!from.part(id)) use(from.arrive());
  const part = from.part(id);
  if (typeof part === 'function') return <Tag data-text={id}>{part(components)}</Tag>;
  // biome-ignore lint/security/noDangerouslySetInnerHtml: the highlighter's, written by the build.
  return <Tag data-text={id} dangerouslySetInnerHTML={part} />;
}
