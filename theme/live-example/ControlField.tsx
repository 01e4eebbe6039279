import { useId } from 'react';
import type { Controls } from './controls.ts';

interface ControlFieldProps {
  /** The prop that is switched, which is also the label. */
  prop: string;
  control: Controls[string];
  value: string | number | boolean | undefined;
  onChange: (value: string | number | boolean | undefined) => void;
}

/** The native input for one prop. */
export function ControlField({ prop, control, value, onChange }: ControlFieldProps) {
  const id = useId();
  const label = (
    <label htmlFor={id}>
      <code>{prop}</code>
    </label>
  );
  if (control.kind === 'flag') {
    return (
      <div className="live-example__field live-example__field--flag">
        <input
          id={id}
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {label}
      </div>
    );
  }
  if (control.kind === 'text') {
    return (
      <div className="live-example__field">
        {label}
        <input
          id={id}
          type="text"
          autoComplete="off"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      </div>
    );
  }
  const { options } = control;
  return (
    <div className="live-example__field">
      {label}
      <select
        id={id}
        value={String(value)}
        onChange={(event) => onChange(options[event.target.selectedIndex])}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </div>
  );
}
