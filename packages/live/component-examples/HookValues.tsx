import { useEditLink, usePrevNextPage, useReadPercent } from '@rspress/core/theme-original';
import { Result } from '../result/Result.tsx';

const Value = ({ of }: { of: unknown }) => (
  <Result>
    <pre className="live-example__code">
      <code>{JSON.stringify(of, null, 2)}</code>
    </pre>
  </Result>
);

/** Shows what `useEditLink` returns on this page. */
export const EditLinkValue = () => <Value of={useEditLink()} />;

/** Shows what `usePrevNextPage` returns on this page. */
export const PrevNextPageValue = () => <Value of={usePrevNextPage()} />;

/** Shows what `useReadPercent` returns while the reader scrolls. */
export const ReadPercentValue = () => <Value of={useReadPercent()} />;
