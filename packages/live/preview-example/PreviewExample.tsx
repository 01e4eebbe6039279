import { useText } from '@handbook/content/browser';
import { withBase } from '@rspress/core/runtime';
import { useState } from 'react';
import './preview-example.css';

declare const PREVIEW_EXAMPLE_PATH: string;

/** Shows the example of `@rspress/plugin-preview` in an iframe that loads on request, or a link without JavaScript. */
export function PreviewExample() {
  const t = useText();
  const [isShown, setShown] = useState(false);
  const url = withBase(`/${PREVIEW_EXAMPLE_PATH}`);
  return (
    <div className="preview-example rp-not-doc" data-live>
      {isShown && (
        <section
          className="preview-example__stage"
          aria-label={t('previewExample.title')}
          // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
          tabIndex={0}
        >
          <iframe src={url} title={t('previewExample.title')} />
        </section>
      )}
      <p>
        {!isShown && (
          <button type="button" onClick={() => setShown(true)}>
            {t('previewExample.show')}
          </button>
        )}
        <a href={url} target="_blank" rel="noopener">
          {t('previewExample.open')}
        </a>
      </p>
    </div>
  );
}
