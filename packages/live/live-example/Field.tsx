import { type ReactNode, useId } from 'react';
import './live-example.css';

interface FieldProps {
  label: ReactNode;
  /** Renders the control with this ID. */
  children: (id: string) => ReactNode;
}

/** A labeled control. It's next to its label, because in the label, a list's options would be part of the name. */
export function Field({ label, children }: FieldProps) {
  const id = useId();
  return (
    <div className="live-field">
      <label htmlFor={id}>{label}</label>
      {children(id)}
    </div>
  );
}
