import { type ReactNode, useEffect, useRef } from 'react';

/** Gives links of the framework that are only a picture the name of where they lead. */
export function NamedLinks({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
      if (!link.textContent?.trim()) link.ariaLabel = link.hostname;
    }
  });
  return <div ref={root}>{children}</div>;
}
