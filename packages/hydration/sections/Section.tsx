import { type ReactNode, Suspense, useEffect, useLayoutEffect } from 'react';

/** How many sections of the page React has not hydrated yet. */
let pending = 0;
const waiting: (() => void)[] = [];

function hydrated(): void {
  pending -= 1;
  if (pending === 0) for (const go of waiting.splice(0)) go();
}

/** Is the last part of its section to be hydrated. */
function Hydrated() {
  useEffect(hydrated, []);
  return null;
}

/**
 * A second-level section of a page (`packages/hydration/sections` adds it). React hydrates one `Suspense` boundary at a time and lets
 * the reader act in between.
 */
export function Section({ children }: { children: ReactNode }) {
  // Before the effects of what is inside, also where both come with the same commit.
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

/** Calls back once React has hydrated every section of the page; call it in an effect of what is around them. */
export function afterSections(then: () => void): void {
  if (pending === 0) then();
  else waiting.push(then);
}
