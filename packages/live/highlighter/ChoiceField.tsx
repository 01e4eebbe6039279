import { useId } from 'react';
import type { Choice } from './engine/engine.ts';

interface ChoiceFieldProps {
  label: string;
  value: string;
  /** Undefined until the engine has loaded. */
  choices: readonly Choice[] | undefined;
  /** The error message for a value that isn't one of the choices. */
  problem: string | undefined;
  onChange: (value: string) => void;
}

/** Renders a text field with a native list of suggestions. */
export function ChoiceField({ label, value, choices, problem, onChange }: ChoiceFieldProps) {
  const id = useId();
  return (
    <div className="live-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="live-control"
        list={`${id}-list`}
        value={value}
        autoComplete="off"
        spellCheck={false}
        aria-invalid={problem !== undefined}
        aria-describedby={`${id}-problem`}
        onChange={(event) => onChange(event.target.value)}
        onFocus={(event) => event.target.select()}
      />
      <datalist id={`${id}-list`}>
        {choices?.map((choice) => (
          <option key={choice.id} value={choice.id}>
            {[choice.name, ...choice.aliases].join(', ')}
          </option>
        ))}
      </datalist>
      <span className="highlighter__problem" id={`${id}-problem`} role="status">
        {problem}
      </span>
    </div>
  );
}
