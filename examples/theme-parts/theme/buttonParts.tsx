import { NoSSR } from '@rspress/core/runtime';
import {
  CodeButtonGroup,
  SocialLinks,
  SourceCode,
  SwitchAppearance,
  useCodeButtonGroup,
} from '@rspress/core/theme-original';
import type { PartProps } from './parts';
import { isOn } from './useSwitches';

export const buttonParts = {
  CodeButtonGroup({ switches }: PartProps) {
    const buttons = useCodeButtonGroup(false);
    return (
      <div className="code-buttons-stage rp-codeblock__content">
        <div
          ref={buttons.copyElementRef}
          className="code-buttons-stage__code"
          data-wraps={buttons.wrapCode}
        >
          <pre>rspress build --base /docs/ --config internal.config.ts</pre>
        </div>
        <CodeButtonGroup
          {...buttons}
          showWrapCodeButton={isOn(switches, 'showWrapCodeButton')}
          showCopyButton={isOn(switches, 'showCopyButton')}
        />
      </div>
    );
  },
  SocialLinks: () => <SocialLinks />,
  SourceCode({ switches }: PartProps) {
    const platform = switches.get('platform') === 'gitlab' ? 'gitlab' : 'github';
    return <SourceCode href="https://github.com/web-infra-dev/rspress" platform={platform} />;
  },
  // It says what the browser's scheme is.
  SwitchAppearance: () => (
    <NoSSR>
      <SwitchAppearance />
    </NoSSR>
  ),
};
