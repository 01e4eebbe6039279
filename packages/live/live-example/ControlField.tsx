import type { Control, Value } from './controls.ts';
import { Field } from './Field.tsx';

interface ControlFieldProps {
  /** The prop's name, which is also the label. */
  prop: string;
  control: Control;
  value: Value;
  onChange: (value: Value) => void;
}

/** Renders a native control for a prop. */
export function ControlField({ prop, control, value, onChange }: ControlFieldProps) {
  const name = <code>{prop}</code>;
  if (control.kind === 'flag') {
    return (
      <label className="live-field live-field--flag">
        <input
          type="checkbox"
          checked={value === true}
          onChange={(event) => onChange(event.target.checked)}
        />
        {name}
      </label>
    );
  }
  const shared = { className: 'live-control', value: value === undefined ? '' : String(value) };
  return (
    <Field label={name}>
      {(id) =>
        control.kind === 'text' ? (
          <input
            {...shared}
            id={id}
            autoComplete="off"
            onChange={(event) => onChange(event.target.value || undefined)}
          />
        ) : (
          <select
            {...shared}
            id={id}
            onChange={(event) => onChange(control.options[event.target.selectedIndex])}
          >
            {control.options.map((option) => (
              <option key={option}>{option}</option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
