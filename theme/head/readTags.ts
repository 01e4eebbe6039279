import { readAttributes } from './attributes.ts';
import { keyOf } from './keyOf.ts';
import { isAttributes, isNamed, type Tag } from './tag.ts';

const priorities: Readonly<Record<string, number>> = { critical: -8, high: -1, low: 2 };

/** Values can be functions that give them; a template of titles and listeners are functions for good. */
function resolve(value: unknown, name = ''): unknown {
  if (typeof value === 'function') {
    return /^on|^titleTemplate$/.test(name) ? value : resolve(value());
  }
  if (Array.isArray(value)) return value.map((one) => resolve(one));
  if (!isNamed(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([key, one]) => [key, resolve(one, key)]));
}

/** A script's text as the build writes it, so that it does not end the script. */
function safe(name: string, type: unknown, text: unknown): unknown {
  if (name !== 'script' || typeof text !== 'string') return text;
  return String(type).endsWith('json')
    ? text.replaceAll('<', '\\u003C')
    : text.replaceAll('</script', '<\\/script');
}

function readTag(name: string, given: unknown): Tag {
  const { key, tagPosition, tagPriority, tagDuplicateStrategy, textContent, innerHTML, ...rest } =
    isNamed(given) ? given : { textContent: given };
  const inner = textContent ?? innerHTML;
  if (isNamed(inner)) rest.type ??= 'application/json';
  if (key && /^(?:link|style|script|noscript)$/.test(name)) rest['data-hid'] = key;
  const attributes = readAttributes(name, rest);
  const text = safe(name, rest.type, isNamed(inner) ? JSON.stringify(inner) : inner);
  return {
    name,
    attributes,
    text,
    key: keyOf(name, attributes, text, key),
    position: tagPosition,
    weight:
      typeof tagPriority === 'number' ? tagPriority : 100 + (priorities[String(tagPriority)] ?? 0),
    merges: tagDuplicateStrategy ? tagDuplicateStrategy === 'merge' : !!key || isAttributes(name),
  };
}

/** The tags of what was given to `useHead`. */
export function readTags(input: unknown): Tag[] {
  const given = resolve(input);
  if (!isNamed(given)) return [];
  return Object.entries(given).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .flatMap((one) =>
        isNamed(one) && Array.isArray(one.content)
          ? one.content.map((content) => readTag(name, { ...one, content }))
          : readTag(name, one),
      ),
  );
}
