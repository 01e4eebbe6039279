import { useState } from 'react';
import type { Controls, Values } from '../live-example/controls.ts';
import { LiveExample } from '../live-example/LiveExample.tsx';
import type { Fixed } from '../live-example/toJsx.ts';
import { type FrameSize, PartFrame } from './PartFrame.tsx';

interface FramedPartProps<C extends Controls> extends Fixed {
  /** The component's name, as the shown code has it. */
  name: string;
  /** Where it is shown in `examples/theme-parts`; by default on a page that has its name. */
  page?: string;
  size: FrameSize;
  controls: C;
  /** Writes the shown code, where the switches are not the component's own props. */
  code?: (values: Values<C>) => string;
  /** What the address has besides the switches. */
  more?: Readonly<Record<string, boolean>>;
}

/** A live example in a window of its own: of a part that needs one, or that this site replaces. */
export function FramedPart<C extends Controls>({
  name,
  page = `/parts/${name}`,
  size,
  more,
  ...example
}: FramedPartProps<C>) {
  // Kept out here, because each switch mounts anew what stands inside.
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
