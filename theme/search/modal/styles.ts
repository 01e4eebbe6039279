import marks from '../marks/marks.css?inline';
import footer from './footer.css?inline';
import hits from './hits.css?inline';
import modal from './modal.css?inline';
import screens from './screens.css?inline';

let adopted = false;

/**
 * Gives the page the modal's styles, once. They come as text with the modal's code: the framework puts every stylesheet
 * that is imported as such into the one that all pages load.
 */
export function adoptStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([modal, screens, footer, hits, marks].join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
