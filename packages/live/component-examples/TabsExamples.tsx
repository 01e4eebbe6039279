import { Tab, Tabs } from '@rspress/core/theme-original';
import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';

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
