import type { Zoom } from 'medium-zoom';
// Its other entry writes a style element into the page, which the site's policy forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import 'medium-zoom/dist/style.css';
import './zoom.css';

let zoom: Zoom | undefined;

/**
 * Enlarges an image over the page until a click, Escape, or scrolling by more than 40 px.
 *
 * Margin, offset and the library's 0.3 s are the product spec's (section 9). The page colour is
 * white in the light scheme.
 */
export function openZoom(image: HTMLImageElement): void {
  zoom ??= mediumZoom({ margin: 0, scrollOffset: 40, background: 'var(--rp-c-bg)' });
  zoom.attach(image);
  zoom.open({ target: image });
  // A copy for the eyes: the button keeps its name and the focus.
  document.querySelector('body > .medium-zoom-image--opened')?.setAttribute('aria-hidden', 'true');
  // An attached image would also toggle on its own clicks; the button around it is its control.
  image.addEventListener('medium-zoom:closed', () => zoom?.detach(image), { once: true });
}
