import type { ComponentProps, ElementType, Key, ReactNode } from 'react';
import { Fragment, jsx } from 'react/jsx-runtime';
import type { Place } from '../protocol.ts';
import { Problem } from './problem.ts';

/** Elements that load something, or change how the frame's document works. */
const BLOCKED = new Set([
  'base',
  'embed',
  'frame',
  'iframe',
  'link',
  'meta',
  'object',
  'script',
  'style',
  'title',
]);

interface Source {
  lineNumber: number;
  columnNumber: number;
}

/** Makes an element as compiled JSX asks for it. @throws Problem for an element that is not allowed */
function element(
  type: ElementType,
  props: Record<string, unknown>,
  key?: Key,
  _isStatic?: boolean,
  source?: Source,
): ReactNode {
  const place: Place | undefined = source && {
    line: source.lineNumber,
    column: source.columnNumber,
  };
  if (typeof type === 'string' && BLOCKED.has(type.toLowerCase())) {
    throw new Problem({ reason: 'blockedElement', values: { name: type }, place });
  }
  return jsx(type, props, key);
}

/** What the compiled text calls to make elements. */
export const runtime = { Fragment, jsx: element, jsxs: element, jsxDEV: element };

/** A link that looks like the site's; the frame lets none of them lead anywhere. */
const Link = (props: ComponentProps<'a'>) => <a {...props} className="rp-link" />;

/** An image of this site, or its text: nothing is fetched from elsewhere. */
function Image({ src = '', alt = '', ...props }: ComponentProps<'img'>) {
  const isOwn = /^(data:image\/|\/(?!\/))/.test(String(src));
  return isOwn ? <img {...props} src={src} alt={alt} /> : <span>[{alt}]</span>;
}

/** What stands for Markdown's elements. */
export const elements = { a: Link, img: Image };
