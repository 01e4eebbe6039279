import { CodeButtonGroup, HoverGroup, useCodeButtonGroup } from '@rspress/core/theme-original';
import { useLocalHref } from '../link/useLocalHref.ts';
import { choice, flag } from '../live-example/controls.ts';
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
          <CodeButtonGroup {...buttons} {...props} />
        </div>
      )}
    </LiveExample>
  );
}

export function HoverGroupExample() {
  const localHref = useLocalHref();
  const items = [
    { text: 'Overview', link: localHref('/api/') },
    { text: 'Commands', link: localHref('/api/commands'), tag: 'new' },
  ];
  return (
    <LiveExample
      name="HoverGroup"
      attributes={['items={items}']}
      controls={{
        isOpen: flag(false, true),
        position: choice(['left', 'center', 'right'], 'center'),
      }}
    >
      {(props) => (
        <div className="hover-group-example">
          <div className="hover-group-example__menu">
            <HoverGroup items={items} {...props} />
          </div>
        </div>
      )}
    </LiveExample>
  );
}
