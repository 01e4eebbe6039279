import type { Dispatch, SetStateAction } from 'react';
import type { Controls, Values } from './controls.ts';
import './live-example.css';

interface ControlFieldsProps<C extends Controls> {
  /** The accessible name of the group. */
  label: string;
  controls: C;
  values: Values<C>;
  setValues: Dispatch<SetStateAction<Values<C>>>;
}

/** Renders a field for each control, if there are any. */
export function ControlFields<C extends Controls>({
  label,
  controls,
  values,
  setValues,
}: ControlFieldsProps<C>) {
  const fields = Object.entries(controls);
  if (fields.length === 0) return null;
  return (
    <fieldset className="live-example__controls">
      <legend className="visually-hidden">{label}</legend>
      {fields.map(([prop, control]) => (
        <ControlField
          key={prop}
          prop={prop}
          control={control}
          value={values[prop]}
          onChange={(value) => setValues((was) => ({ ...was, [prop]: value }))}
        />
      ))}
    </fieldset>
  );
}

interface ControlFieldProps {
  /** The prop's name, which is also the label. */
  prop: string;
  control: Controls[string];
  value: string | number | boolean | undefined;
  onChange: (value: string | number | boolean | undefined) => void;
}

/** Renders a native input for a prop. The label contains the input, so no IDs are needed. */
function ControlField({ prop, control, value, onChange }: ControlFieldProps) {
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
  if (control.kind === 'text') {
    return (
      <label className="live-field">
        {name}
        <input
          className="live-control"
          autoComplete="off"
          value={value === undefined ? '' : String(value)}
          onChange={(event) => onChange(event.target.value || undefined)}
        />
      </label>
    );
  }
  const { options } = control;
  return (
    <label className="live-field">
      {name}
      <select
        className="live-control"
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
