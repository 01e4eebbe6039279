import { copyToClipboard } from '@rspress/core/theme-original';

/**
 * Copies text to the clipboard, also without a secure connection. Call this function in the event handler of a click.
 *
 * @param text can be a promise, e.g. of a response
 * @returns whether the text was copied
 * @throws the reason that `text` rejects with
 */
export async function copyText(text: string | Promise<string>): Promise<boolean> {
  // Safari only allows writing to the clipboard during the click, so it gets a promise of the text.
  if (typeof text !== 'string' && navigator.clipboard?.write && globalThis.ClipboardItem) {
    try {
      const blob = text.then((resolved) => new Blob([resolved], { type: 'text/plain' }));
      // Prevents `unhandledrejection` if the constructor throws; the text is awaited below.
      blob.catch(() => {});
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
      return true;
    } catch {
      // There is no text or no permission, or the browser doesn't accept a promise.
    }
  }
  return copyToClipboard(await text);
}
