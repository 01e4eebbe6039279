import { findAll } from '@handbook/content';
import type { Element } from 'hast';

/** Changes the URL of every link and image in the content. */
export function mapUrls(content: Element, map: (url: string) => string): void {
  for (const { tagName, properties } of findAll(content, (it) => /^(?:a|img)$/.test(it.tagName))) {
    const name = tagName === 'a' ? 'href' : 'src';
    const url = properties[name];
    if (typeof url === 'string') properties[name] = map(url);
  }
}
