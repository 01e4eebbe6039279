import { Banner, type BannerProps } from '@rspress/core/theme-original';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';

interface BannerExampleProps {
  /** Where the message leads, so that a click stays on the page. */
  anchor: string;
}

/** The banner as the framework made it, before `forwardRef`. */
const { render } = Banner as unknown as {
  render(props: BannerProps, ref: null): ReactElement<{ children: ReactNode }> | null;
};

/**
 * The banner without the style element beside it, whose text differs with every rendering: the site's policy allows
 * style elements by hash alone. All it does is make room at the top of the window, where this banner is not.
 */
function BannerAlone(props: BannerProps) {
  const banner = render(props, null);
  if (!banner) return null;
  const parts = Children.toArray(banner.props.children);
  const isStyle = (part: ReactNode) =>
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'style';
  return cloneElement(banner, {}, ...parts.filter((part) => !isStyle(part)));
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
        <BannerAlone href={anchor} message={message ?? ''} display={display} storage={false} />
      </div>
    )}
  </LiveExample>
);
