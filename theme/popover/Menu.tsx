import type { ReactNode } from 'react';
import './menu.css';
import { type Trigger, useMenu } from './useMenu.ts';

interface MenuProps {
  className: string;
  /** The classes of the control. */
  control: string;
  /** The content of the control. */
  label: ReactNode;
  /** The accessible name of a control that only has an icon. */
  name?: string;
  trigger?: Trigger;
  /** The panel. */
  children: ReactNode;
}

/** A control with a panel. It is a `details` element, so it opens before hydration and without JavaScript. */
export function Menu({ className, control, label, name, trigger = 'click', children }: MenuProps) {
  return (
    <details className={`menu ${className}`} {...useMenu(trigger)}>
      <summary className={control} aria-label={name}>
        {label}
      </summary>
      {children}
    </details>
  );
}
