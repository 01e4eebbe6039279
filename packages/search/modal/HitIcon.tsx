import type { HitType } from '../engine/types.ts';

const page = 'M4 1.75h5.25L13 5.5v8.75H4zM9 2v4h4';
const heading = 'M6.25 2.5 4.75 13.5M11.25 2.5l-1.5 11M3 5.75h10.5M2.5 10.25H13';
const text = 'M2.75 4h10.5M2.75 8h10.5M2.75 12h6.5';

/** Whether a hit is a page, a heading of one, or text below a heading. */
export function HitIcon({ kind }: { kind: HitType }) {
  const path = kind === 'lvl1' ? page : kind === 'content' ? text : heading;
  return (
    <svg className="search-hit__icon" viewBox="0 0 16 16" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
