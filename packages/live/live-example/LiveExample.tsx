import { useText } from '@handbook/content/browser';
import { Fragment, type ReactNode, useState } from 'react';
import { Result } from '../result/Result.tsx';
import { ControlField } from './ControlField.tsx';
import { type Controls, initialValues, type Values } from './controls.ts';
import { type Fixed, toJsx } from './toJsx.ts';

interface LiveExampleProps<C extends Controls> extends Fixed {
  /** The component's name in the displayed code. */
  name: string;
  controls?: C | undefined;
  /** Renders the component with the current props. */
  children: (values: Values<C>) => ReactNode;
}

/**
 * Shows a component, controls for its props, and the matching JSX.
 *
 * Without JavaScript, the initial state is shown. A changed control remounts the component, because some props are only
 * read on mount.
 */
export function LiveExample<C extends Controls>({
  name,
  controls = {} as C,
  children,
  ...fixed
}: LiveExampleProps<C>) {
  const t = useText();
  const [values, setValues] = useState(() => initialValues(controls));
  const fields = Object.entries(controls);
  return (
    <Result>
      <div className="live-example">
        <div className="live-example__stage rp-toc-exclude">
          <Fragment key={JSON.stringify(values)}>{children(values)}</Fragment>
        </div>
        {fields.length > 0 && (
          <fieldset className="live-example__controls">
            <legend className="visually-hidden">{t('liveExample.props', { name })}</legend>
            {fields.map(([prop, control]) => (
              <ControlField
                key={prop}
                prop={prop}
                control={control}
                value={values[prop]}
                onChange={(value) => setValues((before) => ({ ...before, [prop]: value }))}
              />
            ))}
          </fieldset>
        )}
        <pre className="live-example__code">
          <code>{toJsx(name, controls, values, fixed)}</code>
        </pre>
      </div>
    </Result>
  );
}
