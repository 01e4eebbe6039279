import { type ReactNode, useCallback, useRef, useState } from 'react';
import { ChevronIcon } from '../icons/ChevronIcon.tsx';
import { useDismiss } from '../popover/useDismiss.ts';

interface DropdownProps {
  label: ReactNode;
  children: ReactNode;
}

/** A menu of links below a label. It is a native disclosure, so it opens before scripts run. */
export function Dropdown({ label, children }: DropdownProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const [open, setOpen] = useState(false);
  const close = useCallback((restoreFocus: boolean) => {
    if (!details.current) return;
    details.current.open = false;
    if (restoreFocus) details.current.querySelector('summary')?.focus();
  }, []);
  useDismiss(details, open, close);
  return (
    <details
      ref={details}
      className="dropdown"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
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
