import { isNamed, type Value } from './tag.ts';

/** The parts of a class or a style, which can be a text, a list or an object. */
function partsOf(value: unknown, separator: string): string[] {
  const parts = isNamed(value)
    ? Object.entries(value)
        .filter(([, on]) => on && on !== 'false')
        .map(([name, on]) => (separator === ' ' ? name : `${name}:${on}`))
    : [value].flat().flatMap((part) => String(part ?? '').split(separator));
  return parts.map((part) => part.trim()).filter(Boolean);
}

/**
 * Reads the attributes of a tag: names in lower case, nothing that is off, one entry for each class and each property of a
 * style.
 */
export function readAttributes(tag: string, given: object): Map<string, Value> {
  const read = new Map<string, Value>();
  for (const [name, value] of Object.entries(given)) {
    const text = String(value);
    const isData = name.startsWith('data-');
    if (name === 'class') for (const part of partsOf(value, ' ')) read.set(`.${part}`, true);
    else if (name === 'style') {
      for (const part of partsOf(value, ';')) {
        const [property = '', ...rest] = part.split(':');
        read.set(`:${property.trim()}`, rest.join(':').trim());
      }
    } else if (value !== undefined && value !== null && (value !== false || isData)) {
      const bare = (!text || text === 'true') && !isData && !(tag === 'meta' && name === 'content');
      const listens = typeof value === 'function';
      read.set(isData ? name : name.toLowerCase(), bare || (listens ? () => value() : text));
    }
  }
  return read;
}
