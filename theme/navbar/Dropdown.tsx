import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { useDisclosure } from '../popover/useDisclosure.ts';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
}

/** A menu of links. It is a `details` element, so it opens before hydration. */
export function Dropdown({ label, children }: DropdownProps) {
  const { disclosure, close } = useDisclosure();
  return (
    <details className="dropdown" {...disclosure}>
      <summary className="navbar__item">
        {label}
        <ChevronIcon />
      </summary>
      {/* A click on a link closes the menu. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click bubbles up from a link */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link also dispatches a click */}
      <div className="dropdown__panel" onClick={() => close(false)}>
        {children}
      </div>
    </details>
  );
}
