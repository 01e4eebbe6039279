import { CodeBlock, PackageManagerTabs, Tab, Tabs } from '@rspress/core/theme-original';
import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';

const lines = [
  'GET /guide/start/introduction HTTP/1.1',
  'Host: localhost:4173',
  'Accept: text/html',
  'User-Agent: a browser with a name so long that this line does not fit into the frame of the code block',
  'Connection: keep-alive',
];

export const CodeBlockExample = () => (
  <LiveExample
    name="CodeBlock"
    inside="<pre><code>…</code></pre>"
    controls={{
      title: text('request.txt'),
      lineNumbers: flag(),
      wrapCode: flag(),
      fold: flag(),
      height: choice([70, 100, 300], undefined, 100),
    }}
  >
    {(props) => (
      <CodeBlock {...props}>
        <pre className="shiki css-variables">
          <code>
            {lines.map((line) => (
              <span key={line} className="line">
                {`${line}\n`}
              </span>
            ))}
          </code>
        </pre>
      </CodeBlock>
    )}
  </LiveExample>
);

export const PackageManagerTabsExample = () => (
  <LiveExample
    name="PackageManagerTabs"
    controls={{ command: text('install -D @rspress/core'), exec: flag(), dlx: flag() }}
  >
    {({ command = '', exec, dlx }) => (
      <PackageManagerTabs command={command} exec={exec} dlx={dlx} />
    )}
  </LiveExample>
);

export const TabsExample = () => (
  <LiveExample
    name="Tabs"
    inside={
      '<Tab label="npm" value="npm">Comes with Node.js.</Tab>\n' +
      '<Tab label="pnpm" value="pnpm">Saves disk space.</Tab>\n' +
      '<Tab label="Bun" value="bun" disabled>Not yet.</Tab>'
    }
    controls={{
      defaultIndex: choice([0, 1], 0),
      defaultValue: text(),
      groupId: text(),
      tabPosition: choice(['left', 'center'], 'left'),
      keepDOM: flag(true),
    }}
  >
    {(props) => (
      <Tabs {...props}>
        <Tab label="npm" value="npm">
          Comes with Node.js.
        </Tab>
        <Tab label="pnpm" value="pnpm">
          Saves disk space.
        </Tab>
        <Tab label="Bun" value="bun" disabled>
          Not yet.
        </Tab>
      </Tabs>
    )}
  </LiveExample>
);
