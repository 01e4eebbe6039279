import { findAll } from '@handbook/content';
import type { Element } from 'hast';

/** Changes every address in the content: of links and of pictures. */
export function mapAddresses(
  content: Element,
  map: (address: string, kind: 'link' | 'picture') => string,
): void {
  for (const node of findAll(content, ({ tagName }) => tagName === 'a' || tagName === 'img')) {
    const name = node.tagName === 'a' ? 'href' : 'src';
    const value = node.properties[name];
    if (typeof value !== 'string') continue;
    node.properties[name] = map(value, node.tagName === 'a' ? 'link' : 'picture');
  }
}
