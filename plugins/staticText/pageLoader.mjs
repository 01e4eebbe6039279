import { createHash } from 'node:crypto';
import { splitText } from './splitText.mjs';

/**
 * Takes the static text out of a page's script and puts it into a file of its own.
 *
 * @this {import('@rspack/core').LoaderContext<{ file: string, make: string, texts: Map<string, string> }>}
 * @param {string} source the page, as MDX compiles it
 */
export default function pageLoader(source) {
  const { file, make, texts } = this.getOptions();
  const split = splitText(source);
  if (!split) return source;
  // By its content, so that a text that the build remembers is never one of another page's state.
  const query = `?of=${createHash('sha256').update(split.text).digest('hex').slice(0, 16)}`;
  texts.set(query, split.text);
  return `${split.page}
import { pageText as _makeText } from ${JSON.stringify(make)};
import _textFile from ${JSON.stringify(file + query)};
const _pageText = _makeText(_textFile, ${JSON.stringify(split.name)}, ${split.count});
`;
}
