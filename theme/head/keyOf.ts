import type { Value } from './tag.ts';

/** Names of which a page has one, whatever else sets two tags apart. */
const single = /:|^(?:viewport|description|keywords|robots)$/;

/**
 * What a tag stands for: two tags of one key are the same thing said twice. The build goes by the same rules, so a tag that
 * is in the HTML is found again.
 *
 * @param own what the author calls the tag, to tell it from others
 */
export function keyOf(
  name: string,
  attributes: ReadonlyMap<string, Value>,
  text?: unknown,
  own?: unknown,
): string {
  const at = (attribute: string) => attributes.get(attribute);
  const rel = name === 'link' && at('rel');
  if (name === 'base' || /^title|Attrs$/.test(name)) return name;
  if (rel === 'canonical') return rel;
  if (rel === 'alternate' && at('hreflang')) return `alternate:${at('hreflang')}`;
  if (rel === 'alternate' && at('type')) return `alternate:${at('type')}:${at('href')}`;
  if (name === 'meta') {
    if (at('charset')) return 'charset';
    const called = at('name') ?? at('property') ?? at('http-equiv');
    if (called) return `meta:${called}${own && !single.test(String(called)) ? `:key:${own}` : ''}`;
  }
  if (own) return `${name}:key:${own}`;
  if (at('id')) return `${name}:id:${at('id')}`;
  return `${name}:${text || [...attributes].map(String).sort()}`;
}
