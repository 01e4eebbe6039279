import { preloadLink, withBase } from '@rspress/core/runtime';
import {
  createContext,
  type MouseEvent,
  type ReactElement,
  type ReactNode,
  useContext,
} from 'react';
import { type HitType, levels } from '../engine/types.ts';
import { reportChosen } from '../hosted/reportToProvider.ts';
import type { ListedHit } from './follow.ts';
import { isCodeName } from './isCodeName.ts';

/** Opens a hit in this tab. */
export const FollowContext = createContext<(hit: ListedHit) => void>(() => {});

interface HitLinkProps {
  hit: ListedHit;
  /** The hit as rendered by DocSearch. Only its last part is used: the buttons of a stored hit. */
  children: ReactElement<{ children: ReactNode[] }>;
}

const stripMarks = (html: string) => html.replace(/<\/?mark>/g, '');

/** A hit: its heading, the page and headings above, and the matched text. */
export function HitLink({ hit, children }: HitLinkProps) {
  const follow = useContext(FollowContext);
  const marked = { ...hit.hierarchy };
  for (const level of levels)
    marked[level] = hit._snippetResult?.hierarchy[level]?.value ?? marked[level];
  const trail = levels.slice(0, levels.indexOf(hit.type)).filter((level) => marked[level]);
  const isName = isCodeName(stripMarks(marked[hit.type] ?? ''));
  const snippet = hit._snippetResult?.content?.value;
  const isStored = !hit._snippetResult;

  const onClick = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) {
      reportChosen(hit._highlightResult?.source);
      return;
    }
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
      <HitIcon kind={hit.kind} />
      <span className="search-hit__body">
        <Marked
          className={isName ? 'search-hit__title search-hit__name' : 'search-hit__title'}
          html={marked[hit.type] ?? ''}
        />
        {trail.length > 0 && (
          <span className="search-hit__trail">
            {trail.map((level) => (
              <Marked key={level} className="search-hit__crumb" html={marked[level] ?? ''} />
            ))}
          </span>
        )}
        {snippet && <Marked className="search-hit__snippet" html={snippet} />}
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

/** Escaped text with marks. The engine and `client/toDocSearchHit.ts` escape it. */
function Marked({ html, className }: { html: string; className: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: see above
  return <span className={className} dangerouslySetInnerHTML={{ __html: html }} />;
}

const icons = {
  page: 'M4 1.75h5.25L13 5.5v8.75H4zM9 2v4h4',
  heading: 'M6.25 2.5 4.75 13.5M11.25 2.5l-1.5 11M3 5.75h10.5M2.5 10.25H13',
  text: 'M2.75 4h10.5M2.75 8h10.5M2.75 12h6.5',
};

/** Whether a hit is a page, a heading of one, or text below a heading. */
function HitIcon({ kind }: { kind: HitType }) {
  const path = kind === 'lvl1' ? icons.page : kind === 'content' ? icons.text : icons.heading;
  return (
    <svg className="search-hit__icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
