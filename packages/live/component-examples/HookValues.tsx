import { useEditLink, usePrevNextPage, useReadPercent } from '@rspress/core/theme-original';
import { Result } from '../result/Result.tsx';

const Value = ({ of }: { of: unknown }) => (
  <Result>
    <pre className="live-example__code">
      <code>{JSON.stringify(of, null, 2)}</code>
    </pre>
  </Result>
);

/** What `useEditLink` returns on this page. */
export const EditLinkValue = () => <Value of={useEditLink()} />;

/** What `usePrevNextPage` returns on this page. */
export const PrevNextPageValue = () => <Value of={usePrevNextPage()} />;

/** What `useReadPercent` returns here, as the reader scrolls. */
export const ReadPercentValue = () => <Value of={useReadPercent()} />;
