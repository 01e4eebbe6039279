import { useText } from '@handbook/content/browser';
import { Fragment, type ReactNode, useState } from 'react';
import { Result } from '../result/Result.tsx';
import { ControlField } from './ControlField.tsx';
import { type Controls, initialValues, type Values } from './controls.ts';
import './live-example.css';
import { type Fixed, toJsx } from './toJsx.ts';

interface LiveExampleProps<C extends Controls> extends Fixed {
  /** The component's name, as the shown code has it. */
  name: string;
  controls: C;
  /** Renders the component with the props that the switches say. */
  children: (values: Values<C>) => ReactNode;
  /** Writes the shown code, where the switches are not the component's own props. */
  code?: (values: Values<C>) => string;
}

/**
 * A component, switches for its props, and the JSX that corresponds.
 *
 * Without JavaScript it is a still of the start. A switch mounts the component anew, because some
 * props are read on mount only.
 */
export function LiveExample<C extends Controls>({
  name,
  controls,
  children,
  code,
  ...fixed
}: LiveExampleProps<C>) {
  const t = useText();
  const [values, setValues] = useState(() => initialValues(controls));
  const switches = Object.entries(controls);
  return (
    <Result>
      <div className="live-example" data-live>
        <div className="live-example__stage rp-toc-exclude">
          <Fragment key={JSON.stringify(values)}>{children(values)}</Fragment>
        </div>
        {switches.length > 0 && (
          <fieldset className="live-example__controls">
            <legend className="visually-hidden">{t('liveExample.props', { name })}</legend>
            {switches.map(([prop, control]) => (
              <ControlField
                key={prop}
                prop={prop}
                control={control}
                value={values[prop]}
                onChange={(value) => setValues((was) => ({ ...was, [prop]: value }))}
              />
            ))}
          </fieldset>
        )}
        <pre className="live-example__code">
          <code>{code?.(values) ?? toJsx(name, controls, values, fixed)}</code>
        </pre>
      </div>
    </Result>
  );
}
