import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import { Badge, Button, Callout, Link, SourceCode, Steps, Tag } from './stock.ts';

/** `Badge`, as the framework ships it; so are all examples of this folder. */
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

export const ButtonExample = () => (
  <LiveExample
    name="Button"
    attributes={['type="a"', 'href="/api/"']}
    controls={{
      theme: choice(['brand', 'alt'], 'brand'),
      size: choice(['medium', 'big'], 'big'),
      children: text('API overview'),
    }}
  >
    {(props) => <Button {...props} type="a" href="/api/" />}
  </LiveExample>
);

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

export const LinkExample = () => (
  <LiveExample
    name="Link"
    controls={{
      href: choice(['/api/commands', '#link', 'https://rspack.rs']),
      children: text('Read on'),
    }}
  >
    {(props) => <Link {...props} />}
  </LiveExample>
);

export const SourceCodeExample = () => (
  <LiveExample
    name="SourceCode"
    attributes={['href="https://github.com/web-infra-dev/rspress"']}
    controls={{ platform: choice(['github', 'gitlab'], 'github') }}
  >
    {(props) => <SourceCode {...props} href="https://github.com/web-infra-dev/rspress" />}
  </LiveExample>
);

export const StepsExample = () => (
  <LiveExample
    name="Steps"
    controls={{}}
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
