import type { ReactNode } from 'react';
import { ChevronIcon } from '../icons/icons.tsx';
import { useDisclosure } from '../popover/useDisclosure.ts';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
}

/** A menu of links below a label. It is a native disclosure, so it opens before scripts run. */
export function Dropdown({ label, children }: DropdownProps) {
  const { disclosure, close } = useDisclosure();
  return (
    <details className="dropdown" {...disclosure}>
      <summary className="navbar__item">
        {label}
        <ChevronIcon />
      </summary>
      {/* Choosing a link closes the menu; the links themselves take keyboard and pointer. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the click bubbles up from the links inside */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Enter on a link arrives as a click */}
      <div className="dropdown__panel" onClick={() => close(false)}>
        {children}
      </div>
    </details>
  );
}
