import { useLocalHref } from '@handbook/content/browser';
import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import type { Controls, Values } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import type { Fixed } from '../live-example/toJsx.ts';
import { Frame, type FrameSize } from './Frame.tsx';
import { frameUrl } from './frameUrl.ts';

declare const THEME_PARTS_PATH: string;

interface FramedPart<C extends Controls> extends Fixed {
  /** The page of `examples/theme-parts` that shows the component. */
  page?: string;
  size: FrameSize;
  controls?: C;
  /** Returns the displayed code if the controls aren't props of the component. */
  code?: (values: Values<C>) => string;
  /** Query parameters besides the controls. */
  more?: Readonly<Record<string, boolean>>;
}

/**
 * Returns a live example in an iframe, for parts that need a window or that this site replaces.
 *
 * @param name the component's name in the displayed code
 */
export const framedPart = <C extends Controls>(
  name: string,
  { page = `/parts/${name}`, size, more, ...example }: FramedPart<C>,
) =>
  function FramedExample() {
    // Each change of a control remounts the children, so the state is kept outside.
    const [isShown, setShown] = useState(false);
    const url = withBase(`/${THEME_PARTS_PATH}${useLocalHref()(page).slice(1)}`);
    return (
      <LiveExample name={name} {...example}>
        {(values) => (
          <Frame
            name={name}
            url={frameUrl(url, { ...more, ...values })}
            startUrl={url}
            size={size}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        )}
      </LiveExample>
    );
  };
