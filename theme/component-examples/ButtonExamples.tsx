import { NoSSR } from '@rspress/core/runtime';
import { CodeButtonGroup, useCodeButtonGroup } from '@rspress/core/theme-original';
import { flag } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './button-examples.css';

export function CodeButtonGroupExample() {
  const buttons = useCodeButtonGroup(false);
  return (
    <LiveExample
      name="CodeButtonGroup"
      attributes={['{...buttons}']}
      controls={{ showWrapCodeButton: flag(true), showCopyButton: flag(true) }}
    >
      {(props) => (
        <div className="code-buttons-stage rp-codeblock__content">
          <div
            ref={buttons.copyElementRef}
            className="code-buttons-example"
            data-wraps={buttons.wrapCode}
          >
            <pre>rspress build --base /docs/ --config internal.config.ts</pre>
          </div>
          <NoSSR>
            <CodeButtonGroup {...buttons} {...props} />
          </NoSSR>
        </div>
      )}
    </LiveExample>
  );
}
