import { copyToClipboard } from '@rspress/core/theme-original';

/**
 * Puts a text on the clipboard; where there is no secure connection, as the selection is copied. To be called within the
 * press that asks for it.
 *
 * @param text may be on its way still
 * @returns whether the text is on the clipboard
 * @throws what `text` rejects with
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  // Safari lets a press write, but nothing that comes after it: the text follows as a promise.
  if (typeof text !== 'string' && navigator.clipboard?.write && globalThis.ClipboardItem) {
    try {
      const blob = text.then((arrived) => new Blob([arrived], { type: 'text/plain' }));
      // A constructor that throws leaves it to nobody; the text itself is waited for below.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    } catch {
      // No text, no permission, or a browser that takes no promise.
    }
  }
  return copyToClipboard(await text);
}
