import { useText } from '@handbook/content/browser';
import { normalizeImagePath } from '@rspress/core/runtime';
import { type ComponentProps, type MouseEvent, useContext, useRef } from 'react';
import './image.css';
import { InsideLink } from './insideLink.ts';

/** An image of a page, which a click or the keyboard enlarges. The zoom's code loads on first use. */
export function ZoomableImage({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  const t = useText();
  const isInsideLink = useContext(InsideLink);
  const image = useRef<HTMLImageElement>(null);
  const element = <img {...rest} ref={image} src={normalizeImagePath(src)} alt={alt} />;
  if (isInsideLink) return element;

  const enlarge = async (event: MouseEvent) => {
    // The library listens on the document and would take this very click for one that closes.
    event.stopPropagation();
    try {
      await image.current?.decode();
    } catch {
      // There is nothing to enlarge, and the library would wait for the end of a transition that never begins.
      return;
    }
    const { openZoom } = await import('./openZoom.ts');
    if (image.current) openZoom(image.current);
  };

  return (
    <button
      type="button"
      className="zoomable"
      aria-label={t('zoom.open', { alt })}
      onClick={enlarge}
    >
      {element}
    </button>
  );
}
