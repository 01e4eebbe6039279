import type { Table, TableCell } from 'mdast';
import { toString as textOf } from 'mdast-util-to-string';
import { namesIn } from './names.ts';
import { defaultIn, typeIn } from './values.ts';

const columns = {
  type: /^(?:type|signature|类型|签名)$/i,
  default: /^(?:default(?: value)?|默认值|默认)$/i,
};

/** Headers of first columns in tables about a call or a type instead of entries. */
const others = /^(?:parameters?|arguments?|returns?|members?|参数|返回值|成员)$/i;

/** Reads the rows of a table: the first cell contains names, and the headers define the other cells. */
export function rowsOf(table: Table) {
  const [head, ...rows] = table.children;
  const titles = (head?.children ?? []).map((cell) => textOf(cell).trim());
  const typeAt = titles.findIndex((title) => columns.type.test(title));
  const defaultAt = titles.findIndex((title) => columns.default.test(title));
  return rows.flatMap(({ children, position }) => {
    const [name] = children;
    if (!name) return [];
    return {
      names: [...namesIn(name), ...otherCommands(children)],
      line: position?.start.line ?? 1,
      type: typeAt < 0 ? undefined : typeIn(children[typeAt]?.children ?? []),
      ...(defaultAt < 0 ? {} : defaultIn(children[defaultAt]?.children ?? [])),
      text: children.map((cell) => textOf(cell)).join(' '),
      claims: (typeAt > 0 || defaultAt > 0) && !others.test(titles[0] ?? ''),
    };
  });
}

/** Aliases of a command, which may be in another cell. */
const otherCommands = ([first, ...cells]: TableCell[]): string[] =>
  first && namesIn(first).some((name) => name.startsWith('rspress'))
    ? cells.flatMap(namesIn).filter((name) => /^rspress(?: [a-z]+)?$/.test(name))
    : [];
