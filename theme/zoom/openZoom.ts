import mediumZoom, { type Zoom } from 'medium-zoom';
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
  // An attached image would also toggle on its own clicks; the button around it is its control.
  image.addEventListener('medium-zoom:closed', () => zoom?.detach(image), { once: true });
}
