import { Banner } from '@rspress/core/theme-original';
import { flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';

interface BannerExampleProps {
  /** Where the message leads, so that a click stays on the page. */
  anchor: string;
}

/** The framework's own banner; closing it is not remembered, so that any switch brings it back. */
export const BannerExample = ({ anchor }: BannerExampleProps) => (
  <LiveExample
    name="Banner"
    attributes={['href="/whats-new"', 'storage={false}']}
    controls={{ message: text('Version 2 is out'), display: flag(true) }}
  >
    {({ message, display }) => (
      <div className="banner-example rp-not-doc">
        <Banner href={anchor} message={message ?? ''} display={display} storage={false} />
      </div>
    )}
  </LiveExample>
);
