import { framedPart } from '../framed-part/framedPart.tsx';
import { choice, flag } from '../live-example/controls.ts';

export const LlmsContainerExample = framedPart('LlmsContainer', {
  size: 'row',
  inside: '<LlmsCopyButton />\n<LlmsViewOptions />',
});

export const LlmsCopyButtonExample = framedPart('LlmsCopyButton', {
  size: 'row',
  controls: { onClick: flag() },
  code: ({ onClick }) =>
    onClick
      ? '<LlmsCopyButton onClick={() => setClicks(clicks + 1)} />\n<output>onClick: {clicks}</output>'
      : '<LlmsCopyButton />',
});

export const LlmsCopyRowExample = framedPart('LlmsCopyRow', { size: 'row' });

export const LlmsHintExample = framedPart('LlmsHint', { size: 'box' });

export const LlmsOpenRowExample = framedPart('LlmsOpenRow', { size: 'box' });

export const LlmsViewOptionsExample = framedPart('LlmsViewOptions', {
  size: 'box',
  controls: {
    options: choice(
      ['markdownLink,chatgpt,claude', 'markdownLink', 'claude,own'],
      'markdownLink,chatgpt,claude',
    ),
  },
  code: ({ options }) => {
    const items = options.split(',').map((item) => (item === 'own' ? item : `'${item}'`));
    return `<LlmsViewOptions options={[${items.join(', ')}]} />`;
  },
});
