import { useLocalHref } from '@handbook/content/browser';
import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import type { Controls } from '../live-example/controls.ts';
import { LiveExample, type LiveExampleProps } from '../live-example/LiveExample.tsx';
import { Frame, type FrameSize } from './Frame.tsx';
import { frameUrl } from './frameUrl.ts';

declare const THEME_PARTS_PATH: string;

/** The options of {@link framedPart}. */
interface FramedPartOptions<C extends Controls>
  extends Omit<LiveExampleProps<C>, 'name' | 'children'> {
  /** The page of `examples/theme-parts` that shows the component. */
  page?: string;
  size: FrameSize;
}

/**
 * Returns a live example in an iframe, for parts that need a window or that this site replaces.
 *
 * @param name the component's name in the displayed code
 */
export const framedPart = <C extends Controls>(
  name: string,
  { page = `/parts/${name}`, size, ...example }: FramedPartOptions<C>,
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
            url={frameUrl(url, values)}
            size={size}
            isShown={isShown}
            onToggle={() => setShown(!isShown)}
          />
        )}
      </LiveExample>
    );
  };
