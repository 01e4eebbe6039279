import { CodeBlockRuntime, PageTab, PageTabs } from '@rspress/core/theme-original';
import { NoSSR } from '@rspress/core/runtime';
import type { PartProps } from './parts';
import { textOf } from './parts';
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
};
