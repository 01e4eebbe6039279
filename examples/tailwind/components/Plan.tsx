import type { ReactNode } from 'react';

interface PlanProps {
  name: string;
  children: ReactNode;
}

/** A card outside of the typography of pages, so that margins of utilities count. */
export function Plan({ name, children }: PlanProps) {
  return (
    <div className="rp-not-doc rounded-lg border bg-sky-100 p-4 dark:bg-sky-950">
      <p className="mb-12 font-bold">{name}</p>
      {children}
    </div>
  );
}
