import type { Zoom } from 'medium-zoom';
// Its other entry writes a style element into the page, which the site's policy forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import 'medium-zoom/dist/style.css';
import './zoom.css';

let zoom: Zoom | undefined;

/**
 * Enlarges an image over the page until a click, Escape, another address, or scrolling by more than 40 px.
 *
 * Margin, offset and the library's 0.3 s are the product spec's (section 9). The page colour is
 * white in the light scheme.
 */
export function openZoom(image: HTMLImageElement): void {
  zoom ??= mediumZoom({ margin: 0, scrollOffset: 40, background: 'var(--rp-c-bg)' });
  zoom.attach(image);
  closeOnRequest(image, zoom);
  zoom.open({ target: image });
  // A copy for the eyes: the button keeps its name and the focus.
  document.querySelector('body > .medium-zoom-image--opened')?.setAttribute('aria-hidden', 'true');
}

/** The library hears no request while the image opens, and never that the reader left the page. */
function closeOnRequest(image: HTMLImageElement, shown: Zoom): void {
  const life = new AbortController();
  const { signal } = life;
  let isUnwanted = false;
  const dismiss = () => {
    isUnwanted = true;
    shown.close();
  };
  const dismissByEscape = ({ key }: KeyboardEvent) => {
    if (key === 'Escape') dismiss();
  };
  document.addEventListener('click', dismiss, { signal });
  document.addEventListener('keyup', dismissByEscape, { signal });
  window.addEventListener('popstate', dismiss, { signal });
  image.addEventListener('medium-zoom:opened', () => isUnwanted && shown.close(), { signal });

  const end = () => {
    life.abort();
    // An attached image would also toggle on its own clicks; the button around it is its control.
    shown.detach(image);
  };
  image.addEventListener('medium-zoom:closed', end, { once: true });
}
