import { type ReactNode, Suspense, useEffect, useLayoutEffect, useRef } from 'react';

/** The sections of the page that React hasn't hydrated yet. */
const pending = new Set<object>();
const callbacks: (() => void)[] = [];

function finish(section: object): void {
  if (pending.delete(section) && pending.size === 0) {
    for (const callback of callbacks.splice(0)) callback();
  }
}

/** The last element of a section: its effect runs when React has hydrated the section. */
function Hydrated({ section }: { section: object }) {
  useEffect(() => finish(section), [section]);
  return null;
}

/**
 * A second-level section of a page, added by the rehype plugin `sections`. React hydrates one `Suspense` boundary at a time
 * and handles the reader's events in between.
 */
export function Section({ children }: { children: ReactNode }) {
  const section = useRef(null);
  // A layout effect runs before the effect of `Hydrated`, even in the same commit.
  useLayoutEffect(() => void pending.add(section), []);
  // The reader may leave the page before its last section is hydrated. Not a layout effect, because the sections of the next
  // page must be pending by then.
  useEffect(() => () => finish(section), []);
  return (
    <Suspense>
      {children}
      <Hydrated section={section} />
    </Suspense>
  );
}

/** Calls back once React has hydrated every section of the page. Call it in an effect of a component around the sections. */
export function afterSections(callback: () => void): void {
  if (pending.size === 0) callback();
  else callbacks.push(callback);
}
