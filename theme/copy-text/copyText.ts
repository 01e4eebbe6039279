/**
 * Copies a text where the browser gives no clipboard to write to, such as on pages without HTTPS. Stands in for the package
 * `copy-to-clipboard`.
 *
 * @returns whether the text was copied
 */
export default function copyText(text: string): boolean {
  const selection = getSelection();
  const range = selection?.rangeCount ? selection.getRangeAt(0) : undefined;
  const focused = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  // Not hidden: what is cannot be selected. It stays where the reader is, so that the page does not move.
  field.style.setProperty('position', 'fixed');
  field.style.setProperty('top', '0');
  field.style.setProperty('opacity', '0');
  document.body.append(field);
  field.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    field.remove();
    if (focused instanceof HTMLElement) focused.focus({ preventScroll: true });
    if (range) {
      selection?.removeAllRanges();
      selection?.addRange(range);
    }
  }
}
