import { useLocalHref } from '@handbook/content/browser';
import { Badge, Button, Callout, Link, Steps, Tag } from '@rspress/core/theme-original';
import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';

export const BadgeExample = () => (
  <LiveExample
    name="Badge"
    controls={{
      type: choice(['tip', 'info', 'warning', 'danger'], 'tip'),
      outline: flag(),
      text: text('new in 2.0'),
    }}
  >
    {(props) => <Badge {...props} />}
  </LiveExample>
);

export function ButtonExample() {
  const href = useLocalHref()('/api/');
  return (
    <LiveExample
      name="Button"
      attributes={['type="a"', `href="${href}"`]}
      controls={{
        theme: choice(['brand', 'alt'], 'brand'),
        size: choice(['medium', 'big'], 'big'),
        children: text('API overview'),
      }}
    >
      {(props) => <Button {...props} type="a" href={href} />}
    </LiveExample>
  );
}

export const CalloutExample = () => (
  <LiveExample
    name="Callout"
    controls={{
      type: choice(['note', 'tip', 'info', 'important', 'warning', 'caution', 'danger', 'details']),
      title: text(),
      children: text('The port is taken.'),
    }}
  >
    {({ children, ...props }) => <Callout {...props}>{children}</Callout>}
  </LiveExample>
);

export function LinkExample() {
  const localHref = useLocalHref();
  return (
    <LiveExample
      name="Link"
      controls={{
        href: choice([localHref('/api/commands'), '#link', 'https://rspack.rs']),
        children: text('Read on'),
      }}
    >
      {(props) => <Link {...props} />}
    </LiveExample>
  );
}

export const StepsExample = () => (
  <LiveExample
    name="Steps"
    inside={'<h3>Install</h3>\n<p>Add the package.</p>\n<h3>Build</h3>\n<p>Run the build.</p>'}
  >
    {() => (
      <Steps>
        <h3>Install</h3>
        <p>Add the package.</p>
        <h3>Build</h3>
        <p>Run the build.</p>
      </Steps>
    )}
  </LiveExample>
);

export const TagExample = () => (
  <LiveExample name="Tag" controls={{ tag: text('new,experimental,deprecated,2.0') }}>
    {(props) => <Tag {...props} />}
  </LiveExample>
);
