import type { Tag } from './tag.ts';

/** Of these a page can have several, such as pictures, where they are asked for together. */
const several =
  /^meta:(?:theme-color|google-site-verification|og|article|book|profile|author|twitter:image)(?::|$)/;

function hasEffect({ name, attributes, text }: Tag): boolean {
  if (name === 'meta') return ['content', 'http-equiv', 'charset'].some((it) => attributes.get(it));
  return attributes.size > 0 || !!text;
}

/**
 * What of all that was asked for is shown, under keys that are used once each.
 *
 * @param asked the tags of each that asks, the earliest first
 */
export function shownTags(asked: readonly (readonly Tag[])[]): Map<string, Tag> {
  const kept = new Map<string, { tags: Tag[]; by: readonly Tag[] }>();
  const all = asked.flatMap((by) => by.map((tag) => ({ tag, by })));
  for (const { tag, by } of all.sort((a, b) => a.tag.weight - b.tag.weight)) {
    const before = kept.get(tag.key);
    const first = before?.tags[0];
    if (before && first && tag.merges) {
      const attributes = new Map([...first.attributes, ...tag.attributes]);
      kept.set(tag.key, { tags: [{ ...tag, attributes }], by });
    } else if (before?.by === by && several.test(tag.key)) before.tags.push(tag);
    else if (!first || first.weight === tag.weight) kept.set(tag.key, { tags: [tag], by });
  }
  const shown = new Map<string, Tag>();
  for (const [key, { tags }] of kept) {
    tags.forEach((tag, index) => {
      if (hasEffect(tag)) shown.set(index ? `${key}:${index}` : key, tag);
    });
  }
  return shown;
}
