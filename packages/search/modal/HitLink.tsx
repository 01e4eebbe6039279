import { preloadLink, withBase } from '@rspress/core/runtime';
import {
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { type Level, levels, type SearchHit } from '../engine/types.ts';
import { piecesOf } from './piecesOf.ts';

/** Opens a hit in this tab. */
export const FollowContext = createContext<(hit: SearchHit) => void>(() => {});

interface HitLinkProps {
  hit: SearchHit;
  /** The hit as rendered by DocSearch. Only its last part is used: the buttons of a stored hit. */
  children: ReactElement<{ children: ReactNode[] }>;
}

/** Whether a heading is a code name, such as `nav`, `themeConfig.socialLinks`, `--port`, `useDark()`. `GitHub` is prose. */
const isCodeName = (heading: string): boolean =>
  /^[!-~]+$/.test(heading) && /^[^A-Z]|[\w)][._/:]\w|\(\)$/.test(heading);

/** A hit: its heading, the page and headings above, and the matched text. */
export function HitLink({ hit, children }: HitLinkProps) {
  const follow = useContext(FollowContext);
  const own = levels.findLast((level) => hit.hierarchy[level]) ?? 'lvl1';
  const plain = (level: Level) => hit.hierarchy[level] ?? '';
  const marked = (level: Level) =>
    (hit._snippetResult?.hierarchy?.[level] ?? hit._highlightResult?.hierarchy[level])?.value ??
    plain(level);
  const trail = levels.slice(0, levels.indexOf(own)).filter(plain);
  const snippet = hit._snippetResult?.content?.value;
  const isStored = !hit._highlightResult;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    // Runs after DocSearch, which handles this click next, has stored the hit.
    queueMicrotask(() => follow(hit));
  };
  const link = (
    <a
      className="search-hit"
      href={withBase(hit.url)}
      tabIndex={-1}
      onClick={onClick}
      onPointerEnter={() => preloadLink(hit.url.replace(/#.*/, ''))}
    >
      <HitIcon isPage={own === 'lvl1'} />
      <span className="search-hit__body">
        <span
          className={
            isCodeName(plain(own)) ? 'search-hit__title search-hit__name' : 'search-hit__title'
          }
        >
          <Marked text={marked(own)} />
        </span>
        {trail.length > 0 && (
          <span className="search-hit__trail">
            {trail.map((level) => (
              <span key={level} className="search-hit__crumb">
                <Marked text={marked(level)} />
              </span>
            ))}
          </span>
        )}
        {snippet && (
          <span className="search-hit__snippet">
            <Marked text={snippet} />
          </span>
        )}
      </span>
    </a>
  );
  if (!isStored) return link;
  return (
    <span className="search-hit__row">
      <span className="search-hit__cell">{link}</span>
      <span className="search-hit__actions">{children.props.children.at(-1)}</span>
    </span>
  );
}

/** Text with marks. It's never HTML, so the provider needn't be trusted. */
const Marked = ({ text }: { text: string }) =>
  piecesOf(text).map((piece, index) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of a text have no other identity
    piece.isMatch ? <mark key={index}>{piece.text}</mark> : piece.text,
  );

const icons = {
  page: 'M4 1.75h5.25L13 5.5v8.75H4zM9 2v4h4',
  heading: 'M6.25 2.5 4.75 13.5M11.25 2.5l-1.5 11M3 5.75h10.5M2.5 10.25H13',
};

/** Whether a hit is a page or a section of one. */
const HitIcon = ({ isPage }: { isPage: boolean }) => (
  <svg className="search-hit__icon" viewBox="0 0 16 16" aria-hidden="true">
    <path d={isPage ? icons.page : icons.heading} />
  </svg>
);
