import { useLocation } from '@rspress/core/runtime';
import type { RootProps } from '@rspress/core/theme-original';
import { createContext, useContext, useEffect, useState } from 'react';
import { useSwitches } from './useSwitches';

/** What `Root` provides to everything inside it. */
export const Plan = createContext('free');

/** How often the root was mounted since the site was opened. */
let mounts = 0;

export function Root({ children }: RootProps) {
  const switches = useSwitches();
  useEffect(() => {
    mounts += 1;
  }, []);
  return (
    <Plan.Provider value={switches.get('value') ?? 'free'}>
      {switches.has('value') && <Log />}
      {children}
    </Plan.Provider>
  );
}

/** What happened to the root while the reader went from page to page. */
function Log() {
  const plan = useContext(Plan);
  const { pathname } = useLocation();
  const [pages, setPages] = useState<readonly string[]>([]);
  useEffect(() => {
    setPages((visited) => [...visited, pathname]);
  }, [pathname]);
  return (
    <p className="slot root-log" role="status">
      Plan: {plan} · Root mounted: {mounts} · pages: {pages.length}
    </p>
  );
}
