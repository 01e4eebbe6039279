import { isMap, isScalar, isSeq, LineCounter, type Node, parseDocument } from 'yaml';

/** A value in a JSON or YAML file. */
export interface Leaf {
  /** The path of keys, e.g. `hero.actions.0.link`. An empty list or map is a leaf too. */
  path: string;
  value: unknown;
  line: number;
}

/**
 * Lists every value of a JSON or YAML file with its line.
 *
 * @param firstLine the line of the file that the source starts at
 * @throws {YAMLParseError} if the source is neither JSON nor YAML
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
