import {
  DocFooter,
  EditLink,
  FallbackHeading,
  PrevNextPage,
  ReadPercent,
} from '@rspress/core/theme-original';
import { choice, flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';

export const DocFooterExample = () => (
  <LiveExample name="DocFooter">{() => <DocFooter />}</LiveExample>
);

export const EditLinkExample = () => (
  <LiveExample name="EditLink" controls={{ isOutline: flag() }}>
    {(props) => <EditLink {...props} />}
  </LiveExample>
);

export const FallbackHeadingExample = () => (
  <LiveExample
    name="FallbackHeading"
    controls={{ level: choice([1, 2, 3, 4, 5, 6], undefined, 3), title: text('Ports and *hosts*') }}
  >
    {({ level, title = '' }) => <FallbackHeading level={level} title={title} />}
  </LiveExample>
);

export const PrevNextPageExample = () => (
  <LiveExample name="PrevNextPage">{() => <PrevNextPage />}</LiveExample>
);

export const ReadPercentExample = () => (
  <LiveExample
    name="ReadPercent"
    controls={{
      size: choice([16, 32, 64], undefined, 32),
      strokeWidth: choice([2, 4, 8], undefined, 4),
    }}
  >
    {(props) => <ReadPercent {...props} />}
  </LiveExample>
);
