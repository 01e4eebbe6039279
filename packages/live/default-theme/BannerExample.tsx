import { Banner, type BannerProps } from '@rspress/core/theme-original';
import { Children, cloneElement, type ReactElement, type ReactNode } from 'react';
import { flag, text } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import './default-theme.css';

interface BannerExampleProps {
  /** The URL that the message links to, such as `#announce`, so that a click stays on the page. */
  anchor: string;
}

/** The render function that the framework passed to `forwardRef`. */
const { render } = Banner as unknown as {
  render(props: BannerProps, ref: null): ReactElement<{ children: ReactNode }> | null;
};

/**
 * Renders the banner without its style element, which only reserves space at the top of the window. Its text differs on
 * every render, so the site's policy, which allows style elements by hash, would block it.
 */
function BannerWithoutStyle(props: BannerProps) {
  const banner = render(props, null);
  if (!banner) return null;
  const parts = Children.toArray(banner.props.children);
  const isStyle = (part: ReactNode) =>
    typeof part === 'object' && part !== null && 'type' in part && part.type === 'style';
  return cloneElement(banner, {}, ...parts.filter((part) => !isStyle(part)));
}

/** Shows the framework's banner. Closing it isn't stored, so the next change of a control shows it again. */
export const BannerExample = ({ anchor }: BannerExampleProps) => (
  <LiveExample
    name="Banner"
    attributes={['href="/whats-new"', 'storage={false}']}
    controls={{ message: text('Version 2 is out'), display: flag(true) }}
  >
    {({ message, display }) => (
      <div className="banner-example rp-not-doc">
        <BannerWithoutStyle
          href={anchor}
          message={message ?? ''}
          display={display}
          storage={false}
        />
      </div>
    )}
  </LiveExample>
);
