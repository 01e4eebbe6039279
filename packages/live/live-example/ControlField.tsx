import type { Controls } from './controls.ts';

interface ControlFieldProps {
  /** The prop's name, which is also the label. */
  prop: string;
  control: Controls[string];
  value: string | number | boolean | undefined;
  onChange: (value: string | number | boolean | undefined) => void;
}

/** Renders a native input for a prop. The label contains the input, so no IDs are needed. */
export function ControlField({ prop, control, value, onChange }: ControlFieldProps) {
  const name = <code>{prop}</code>;
  if (control.kind === 'flag') {
    return (
      <label className="live-example__field live-example__field--flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {name}
      </label>
    );
  }
  if (control.kind === 'text') {
    return (
      <label className="live-example__field">
        {name}
        <input
          type="text"
          autoComplete="off"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      </label>
    );
  }
  const { options } = control;
  return (
    <label className="live-example__field">
      {name}
      <select
        value={String(value)}
        onChange={(event) => onChange(options[event.target.selectedIndex])}
      >
        {options.map((option) => (
          <option key={option}>{option}</option>
        ))}
      </select>
    </label>
  );
}
