import {
  LlmsContainer,
  LlmsCopyButton,
  LlmsCopyRow,
  LlmsOpenRow,
  LlmsViewOptions,
  type LlmsViewOptionsItem,
} from '@rspress/core/theme-original';
import { useState } from 'react';
import type { PartProps } from './parts';
import { isOn } from './useSwitches';

const own: LlmsViewOptionsItem = { title: 'Ask us', icon: '💬', href: 'https://chat.example.com' };

function Counter() {
  const [clicks, setClicks] = useState(0);
  return (
    <>
      <LlmsCopyButton onClick={() => setClicks(clicks + 1)} />
      <output>onClick: {clicks}</output>
    </>
  );
}

export const llmsParts = {
  LlmsContainer: () => (
    <LlmsContainer>
      <LlmsCopyButton />
      <LlmsViewOptions />
    </LlmsContainer>
  ),
  LlmsCopyButton: ({ switches }: PartProps) =>
    isOn(switches, 'onClick') ? <Counter /> : <LlmsCopyButton />,
  LlmsCopyRow: () => <LlmsCopyRow />,
  // The app itself renders it above every page; the style sheet makes it visible here.
  LlmsHint: () => null,
  LlmsOpenRow: () => <LlmsOpenRow />,
  LlmsViewOptions({ switches }: PartProps) {
    const named = switches.get('options')?.split(',');
    const options = named?.map((name) => (name === 'own' ? own : name)) as
      | LlmsViewOptionsItem[]
      | undefined;
    return <LlmsViewOptions {...(options && { options })} />;
  },
};
