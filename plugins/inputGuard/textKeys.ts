import type { JsonNode } from './json/parseJson.ts';
import { problemAt, readJson } from './json/readJson.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';

/** Properties of `_nav.json` and `_meta.json` that name an interface text, or are one. */
const TEXT_PROPERTIES = new Set(['text', 'label']);

/**
 * Finds keys in `_nav.json` and `_meta.json` that no interface text has: a reader would see the key itself. A text
 * counts as a key when it starts like one, e.g. `nav.` where there is a `nav.guide`.
 */
export function checkTextKeys(input: {
  /** The file that uses the keys, from the repository root. */
  file: string;
  text: string;
  /** Every key of `i18n.json`. */
  keys: readonly string[];
}): Problem[] {
  const { file, text, keys } = input;
  const { node } = readJson(file, text);
  if (!node) return [];
  const groups = new Set(keys.map((key) => `${key.split('.')[0]}.`));
  return textsIn(node).flatMap((value) => {
    const key = String(value.value);
    const group = `${key.split('.')[0]}.`;
    if (!key.startsWith(group) || !groups.has(group) || keys.includes(key)) return [];
    const meant = nearest(key, keys);
    const cure = meant
      ? `Did you mean "${meant}"? Else add "${key}" to i18n.json.`
      : `Add "${key}" to i18n.json.`;
    return [problemAt(file, value, `There is no interface text "${key}".`, cure)];
  });
}

function textsIn(node: JsonNode): JsonNode[] {
  const own = node.members.flatMap(({ name, node: value }) =>
    TEXT_PROPERTIES.has(name) && value.kind === 'string' ? [value] : [],
  );
  const below = [...node.items, ...node.members.map((member) => member.node)].flatMap(textsIn);
  return [...own, ...below];
}

/** The keys of an `i18n.json`; none when it is broken, which another check reports. */
export function textKeys(text: string): string[] {
  const { node } = readJson('i18n.json', text);
  return node?.members.map(({ name }) => name) ?? [];
}
