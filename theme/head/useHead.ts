import { useEffect, useRef } from 'react';
import { pageHead } from './client.ts';
import type { Entry } from './pageHead.ts';

/**
 * Adds to the head of the page for as long as the component is on it. Stands in, in the browser, for the hook of
 * `@unhead/react`, which built the HTML.
 *
 * @returns what changes the tags or takes them back before that
 */
export function useHead(input: unknown = {}): Entry {
  const entry = useRef<Entry>(undefined);
  const newest = useRef(input);
  newest.current = input;
  useEffect(() => {
    const added = pageHead.push(newest.current);
    entry.current = added;
    return () => {
      added.dispose();
      entry.current = undefined;
    };
  }, []);
  useEffect(() => entry.current?.patch(input), [input]);
  const handle = useRef<Entry>(undefined);
  handle.current ??= {
    patch: (next) => entry.current?.patch(next),
    dispose: () => {
      entry.current?.dispose();
      entry.current = undefined;
    },
    _poll: () => entry.current?._poll(),
  };
  return handle.current;
}
