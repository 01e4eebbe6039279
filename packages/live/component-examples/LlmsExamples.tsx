import { FramedPart } from '../framed-part/FramedPart.tsx';
import { choice, flag } from '../live-example/controls.ts';

export const LlmsContainerExample = () => (
  <FramedPart
    name="LlmsContainer"
    size="row"
    controls={{}}
    inside={'<LlmsCopyButton />\n<LlmsViewOptions />'}
  />
);

export const LlmsCopyButtonExample = () => (
  <FramedPart
    name="LlmsCopyButton"
    size="row"
    controls={{ onClick: flag() }}
    code={({ onClick }) =>
      onClick
        ? '<LlmsCopyButton onClick={() => setClicks(clicks + 1)} />\n<output>onClick: {clicks}</output>'
        : '<LlmsCopyButton />'
    }
  />
);

export const LlmsCopyRowExample = () => <FramedPart name="LlmsCopyRow" size="row" controls={{}} />;

export const LlmsHintExample = () => <FramedPart name="LlmsHint" size="box" controls={{}} />;

export const LlmsOpenRowExample = () => <FramedPart name="LlmsOpenRow" size="box" controls={{}} />;

export const LlmsViewOptionsExample = () => (
  <FramedPart
    name="LlmsViewOptions"
    size="box"
    controls={{
      options: choice(
        ['markdownLink,chatgpt,claude', 'markdownLink', 'claude,own'],
        'markdownLink,chatgpt,claude',
      ),
    }}
    code={({ options }) => {
      const items = options.split(',').map((item) => (item === 'own' ? item : `'${item}'`));
      return `<LlmsViewOptions options={[${items.join(', ')}]} />`;
    }}
  />
);
