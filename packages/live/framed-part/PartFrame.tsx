import { useLocalHref, useText } from '@handbook/content/browser';
import { withBase } from '@rspress/core/runtime';
import { frameUrl, type PartValues } from './frameUrl.ts';
import './framed-part.css';

declare const THEME_PARTS_PATH: string;

/** The size of the iframe. `wide-row` and `window` are wider than the text and scroll. */
export type FrameSize = 'row' | 'wide-row' | 'box' | 'phone' | 'column' | 'window';

interface PartFrameProps {
  /** The component's name. */
  name: string;
  /** The page of `examples/theme-parts`. */
  page: string;
  size: FrameSize;
  values: PartValues;
  isShown: boolean;
  onToggle: () => void;
}

/** Shows a page of the built example in an iframe that loads on request, or lazily without JavaScript. */
export function PartFrame({ name, page, size, values, isShown, onToggle }: PartFrameProps) {
  const t = useText();
  const localHref = useLocalHref();
  const built = (path: string) => withBase(`/${THEME_PARTS_PATH}${localHref(path).slice(1)}`);
  const url = built(frameUrl(page, values));
  const title = t('framedPart.title', { name });
  const frame = (src: string) => <iframe src={src} title={title} loading="lazy" />;
  return (
    <div className="framed-part rp-not-doc">
      <div className="framed-part__bar">
        <button type="button" aria-expanded={isShown} onClick={onToggle}>
          {t(isShown ? 'framedPart.hide' : 'framedPart.show', { name })}
        </button>
        {isShown && (
          <a href={url} target="_blank" rel="noopener">
            {t('previewExample.open')}
          </a>
        )}
      </div>
      <section
        className={`framed-part__stage framed-part__stage--${size}`}
        aria-label={isShown ? title : undefined}
        // Wide frames scroll, so the keyboard must reach them.
        tabIndex={isShown && (size === 'window' || size === 'wide-row') ? 0 : undefined}
        hidden={!isShown}
      >
        {/* The query string has no effect without JavaScript. */}
        {isShown ? frame(url) : <noscript>{frame(built(page))}</noscript>}
      </section>
    </div>
  );
}
