import type { ReactNode } from 'react';

interface PlanProps {
  name: string;
  children: ReactNode;
}

/** A card that opts out of the page styles, so that margin utilities apply. */
export function Plan({ name, children }: PlanProps) {
  return (
    <div className="rp-not-doc rounded-lg border bg-sky-100 p-4 dark:bg-sky-950">
      <p className="mb-12 font-bold">{name}</p>
      {children}
    </div>
  );
}
