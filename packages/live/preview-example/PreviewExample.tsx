import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import { Frame } from '../framed-part/Frame.tsx';
import { Result } from '../result/Result.tsx';

declare const PREVIEW_EXAMPLE_PATH: string;

/** Shows the example of `@rspress/plugin-preview` in an iframe. */
export function PreviewExample() {
  const [isShown, setShown] = useState(false);
  const url = withBase(`/${PREVIEW_EXAMPLE_PATH}`);
  return (
    <Result>
      <div className="preview-example live-example" data-live>
        <Frame
          name="plugin-preview"
          url={url}
          size="page"
          isShown={isShown}
          onToggle={() => setShown(!isShown)}
        />
      </div>
    </Result>
  );
}
