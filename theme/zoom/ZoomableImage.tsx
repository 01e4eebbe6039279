import { useText } from '@handbook/content/browser';
import { normalizeImagePath } from '@rspress/core/runtime';
import { type ComponentProps, createContext, type MouseEvent, useContext, useRef } from 'react';

/** Whether the content being rendered is inside a link, where an image must not be a button. */
export const InsideLink = createContext(false);

/** An image that a click or a key press enlarges. The library loads on first use. */
export function ZoomableImage({ src = '', alt = '', ...rest }: ComponentProps<'img'>) {
  const t = useText();
  const isInsideLink = useContext(InsideLink);
  const image = useRef<HTMLImageElement>(null);
  const element = <img {...rest} ref={image} src={normalizeImagePath(src)} alt={alt} />;
  if (isInsideLink) return element;

  const enlarge = async (event: MouseEvent) => {
    // The library listens to clicks on the document, and this click would close the image.
    event.stopPropagation();
    // Waits for a lazy image. For a broken image, the library would wait for a transition that never starts.
    await image.current?.decode().catch(() => undefined);
    const { openZoom } = await import('./openZoom.ts');
    if (image.current?.naturalWidth) openZoom(image.current);
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
