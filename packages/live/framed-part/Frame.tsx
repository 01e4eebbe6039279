import { useText } from '@handbook/content/browser';
import '../live-example/live-example.css';
import './framed-part.css';

/** The size of the iframe. `wide-row`, `window`, and `page` are wider than the text and scroll. */
export type FrameSize = 'row' | 'wide-row' | 'box' | 'phone' | 'column' | 'window' | 'page';

interface FrameProps {
  /** What the iframe shows, such as a component's name. */
  name: string;
  url: string;
  size: FrameSize;
  isShown: boolean;
  onToggle: () => void;
}

/** Shows a page of a built example in an iframe that loads on request, or lazily without JavaScript. */
export function Frame({ name, url, size, isShown, onToggle }: FrameProps) {
  const t = useText();
  const title = t('framedPart.title', { name });
  const frame = (src: string) => <iframe src={src} title={title} loading="lazy" />;
  const isWide = size === 'wide-row' || size === 'window' || size === 'page';
  return (
    <div className="framed-part rp-not-doc">
      <div className="framed-part__bar">
        <button type="button" className="live-control" aria-expanded={isShown} onClick={onToggle}>
          {t(isShown ? 'framedPart.hide' : 'framedPart.show', { name })}
        </button>
        <a href={url} target="_blank" rel="noopener">
          {t('framedPart.open')}
        </a>
      </div>
      <section
        className={`framed-part__stage framed-part__stage--${size}`}
        aria-label={isShown ? title : undefined}
        // Wide frames scroll, so the keyboard must reach them.
        tabIndex={isShown && isWide ? 0 : undefined}
        hidden={!isShown}
      >
        {/* The query string has no effect without JavaScript. */}
        {isShown ? frame(url) : <noscript>{frame(url.replace(/\?.*/, ''))}</noscript>}
      </section>
    </div>
  );
}
