import { NoSSR } from '@rspress/core/runtime';
import { CodeBlockRuntime, PageTab, PageTabs, Prompt } from '@rspress/core/theme-original';
import type { PartProps } from './parts';
import { plainOf, textOf } from './parts';
import { isOn } from './useSwitches';

const example = '{\n  "port": "Hamburg",\n  "high": ["04:12", "16:37"]\n}';

export const codeParts = {
  CodeBlockRuntime({ switches }: PartProps) {
    return (
      <CodeBlockRuntime
        lang={switches.get('lang') ?? 'json'}
        code={switches.get('code') ?? example}
        title={textOf(switches, 'title')}
        lineNumbers={isOn(switches, 'lineNumbers')}
        wrapCode={isOn(switches, 'wrapCode')}
      />
    );
  },
  PageTab({ switches }: PartProps) {
    return (
      <NoSSR>
        <PageTabs>
          <PageTab label={textOf(switches, 'label')}>{switches.get('children')}</PageTab>
          <PageTab label="Calais">05:41 · 18:03</PageTab>
        </PageTabs>
      </NoSSR>
    );
  },
  PageTabs({ switches }: PartProps) {
    const position = switches.get('tabPosition') === 'center' ? 'center' : 'left';
    return (
      <NoSSR>
        <PageTabs id={textOf(switches, 'id')} tabPosition={position}>
          <PageTab label="Web">In a browser.</PageTab>
          <PageTab label="Node">On a server.</PageTab>
        </PageTabs>
      </NoSSR>
    );
  },
  Prompt({ switches }: PartProps) {
    return (
      <Prompt
        title={plainOf(switches, 'title') ?? ''}
        eyebrow={plainOf(switches, 'eyebrow')}
        description={plainOf(switches, 'description')}
        prompt={switches.get('prompt') ?? ''}
        defaultCollapsed={isOn(switches, 'defaultCollapsed')}
      />
    );
  },
};
