import type { ReactNode } from 'react';

export interface ButtonProps {
  /** The label of the button. */
  children: ReactNode;
  /**
   * How prominent the button is.
   * @default 'plain'
   */
  kind?: 'plain' | 'strong';
  /** Called when the button is pressed. */
  onPress?: () => void;
  disabled?: boolean;
  hidden?: boolean;
}

/** A button. */
export function Button({ children, kind = 'plain', onPress, disabled }: ButtonProps) {
  return (
    <button type="button" className={kind} disabled={disabled} onClick={onPress}>
      {children}
    </button>
  );
}
