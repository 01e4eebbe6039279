import footer from './footer.css?inline';
import hits from './hits.css?inline';
import modal from './modal.css?inline';
import screens from './screens.css?inline';

let adopted = false;

/**
 * Gives the page the modal's styles, once. They come as text with the modal's code: the framework puts every stylesheet
 * that is imported as such into the one that all pages load. A rule that may concern every element, as one for `:root` does,
 * belongs there: added later, it has the browser compute the styles of the whole page anew.
 */
export function adoptStyles(): void {
  if (adopted) return;
  adopted = true;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync([modal, screens, footer, hits].join('\n'));
  document.adoptedStyleSheets.push(sheet);
}
