import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';

/** How many sections of the page React hasn't hydrated yet. */
let pending = 0;
const callbacks: (() => void)[] = [];

function hydrated(): void {
  pending -= 1;
  if (pending === 0) for (const callback of callbacks.splice(0)) callback();
}

/** The last element of a section: its effect runs when React has hydrated the section. */
function Hydrated() {
  useEffect(hydrated, []);
  return null;
}

/**
 * A second-level section of a page, added by the rehype plugin `sections`. React hydrates one `Suspense` boundary at a time
 * and handles the reader's events in between.
 */
export function Section({ children }: { children: ReactNode }) {
  // A layout effect runs before the effect of `Hydrated`, even in the same commit.
  useLayoutEffect(() => {
    pending += 1;
  }, []);
  return (
    <Suspense>
      {children}
      <Hydrated />
    </Suspense>
  );
}

/** Calls back once React has hydrated every section of the page. Call it in an effect of a component around the sections. */
export function afterSections(callback: () => void): void {
  if (pending === 0) callback();
  else callbacks.push(callback);
}
