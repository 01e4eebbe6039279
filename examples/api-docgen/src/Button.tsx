import type { ReactNode } from 'react';

export interface ButtonProps {
  /** What the button says. */
  children: ReactNode;
  /**
   * How much it stands out.
   * @default 'plain'
   */
  kind?: 'plain' | 'strong';
  /** Called when it is pressed. */
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
