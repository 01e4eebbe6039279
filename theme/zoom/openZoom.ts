import type { Zoom } from 'medium-zoom';
// The main entry of the library adds a style element, which the site's policy forbids.
import mediumZoom from 'medium-zoom/dist/pure';
import 'medium-zoom/dist/style.css';
import './zoom.css';

let zoom: Zoom | undefined;

/**
 * Enlarges an image until a click, Escape, a navigation, or scrolling by more than 40 px.
 *
 * Margin, scroll offset, and the library's duration of 0.3 s are in the product spec (section 9). The background is white in
 * light mode.
 */
export function openZoom(image: HTMLImageElement): void {
  zoom ??= mediumZoom({ margin: 0, scrollOffset: 40, background: 'var(--rp-c-bg)' });
  const opened = zoom;
  opened.attach(image);
  // An attached image would also react to clicks, but only its button should.
  image.addEventListener('medium-zoom:closed', () => opened.detach(image), { once: true });
  // The library ignores calls while it opens an image.
  let isLeft = false;
  image.addEventListener('medium-zoom:opened', () => isLeft && opened.close(), { once: true });
  const leave = () => {
    isLeft = true;
    opened.close();
  };
  window.addEventListener('popstate', leave, { once: true });
  opened.open({ target: image });
  // The enlarged copy is decorative, because the button keeps its name and focus.
  document.querySelector('body > .medium-zoom-image--opened')?.setAttribute('aria-hidden', 'true');
}
