import { useState } from 'react';
import type { Controls, Values } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import type { Fixed } from '../live-example/toJsx.ts';
import { type FrameSize, PartFrame } from './PartFrame.tsx';

interface FramedPartProps<C extends Controls> extends Fixed {
  /** The component's name in the displayed code. */
  name: string;
  /** The page of `examples/theme-parts` that shows the component. */
  page?: string;
  size: FrameSize;
  controls: C;
  /** Returns the displayed code if the controls aren't props of the component. */
  code?: (values: Values<C>) => string;
  /** Query parameters besides the controls. */
  more?: Readonly<Record<string, boolean>>;
}

/** Shows a live example in an iframe, for parts that need a window or that this site replaces. */
export function FramedPart<C extends Controls>({
  name,
  page = `/parts/${name}`,
  size,
  more,
  ...example
}: FramedPartProps<C>) {
  // Each change of a control remounts the children, so the state is kept outside.
  const [isShown, setShown] = useState(false);
  return (
    <LiveExample name={name} {...example}>
      {(values) => (
        <PartFrame
          name={name}
          page={page}
          size={size}
          values={{ ...more, ...values }}
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      )}
    </LiveExample>
  );
}
