import { readText } from '@handbook/content/files';

/** What an address may not hold as it is, besides what only has to be told apart from the attribute that it stands in. */
const ESCAPED = /[%#<>]/g;

/**
 * The icon in the browser's tab as an address that is the image itself: browsers ask for a file before they have drawn the
 * page, and more than once.
 *
 * @param source path of the SVG, absolute
 */
export function tabIcon(source: string): string {
  const svg = readText(source).trim().replaceAll('"', "'");
  return `data:image/svg+xml,${svg.replace(ESCAPED, encodeURIComponent)}`;
}
