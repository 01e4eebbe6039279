import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** One value of a JSON or YAML text. */
export interface Leaf {
  /** Where it sits, e.g. `hero.actions.0.link`; an empty list or map inside is a leaf of its own. */
  path: string;
  value: unknown;
  line: number;
}

/**
 * Lists every value of a JSON or YAML text with its line.
 *
 * @param firstLine line of the file the text starts at
 * @throws YAMLParseError when the text is neither
 */
export function flatten(source: string, firstLine = 1): Leaf[] {
  const lines = new LineCounter();
  const document = parseDocument(source, { lineCounter: lines });
  const [error] = document.errors;
  if (error) throw error;
  const leaves: Leaf[] = [];
  const lineOf = (node: Node | null, otherwise: number) =>
    node?.range ? lines.linePos(node.range[0]).line + firstLine - 1 : otherwise;

  const walk = (node: unknown, path: string[], line: number): void => {
    if (isMap<Node, Node>(node) && node.items.length > 0) {
      for (const { key, value } of node.items) {
        const name = isScalar(key) ? String(key.value) : String(key);
        walk(value, [...path, name], lineOf(key, line));
      }
    } else if (isSeq<Node>(node) && node.items.length > 0) {
      node.items.forEach((item, index) => {
        walk(item, [...path, String(index)], lineOf(item, line));
      });
    } else if (path.length > 0) {
      const value = isScalar(node) ? node.value : isSeq(node) ? [] : isMap(node) ? {} : null;
      leaves.push({ path: path.join('.'), value, line });
    }
  };
  walk(document.contents, [], firstLine);
  return leaves;
}
