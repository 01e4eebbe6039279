/** How much of a value is shown. */
export interface Limits {
  /** Levels of objects and arrays; what is deeper becomes `{…}` or `[…]`. */
  depth?: number;
  /** Entries of one array or object; the rest becomes a count, `… +12`. */
  entries?: number;
}

/** Characters of a string before it is cut, and of a line before a value is broken into several. */
const longest = { string: 64, line: 60 };

/**
 * Writes a value as a JavaScript literal that a person can read: long ones are cut, functions,
 * React elements and other instances are named.
 */
export function formatValue(value: unknown, { depth = 3, entries = 6 }: Limits = {}): string {
  return print(value, depth, entries);
}

function print(value: unknown, depth: number, limit: number): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value === 'function') return 'ƒ';
  if (typeof value === 'symbol' || value === null || typeof value !== 'object')
    return String(value);
  if ('$$typeof' in value) return '<…/>';
  const isArray = Array.isArray(value);
  const [open, close] = isArray ? '[]' : '{}';
  const all = isArray
    ? value.map((item): [string, unknown] => ['', item])
    : Object.entries(value).map(([key, item]): [string, unknown] => [`${key}: `, item]);
  if (all.length === 0) return `${open}${close}`;
  if (depth === 0) return `${open}…${close}`;
  const shown = all.slice(0, limit).map(([key, item]) => `${key}${print(item, depth - 1, limit)}`);
  if (all.length > limit) shown.push(`… +${all.length - limit}`);
  return joined(shown, isArray ? ['[', ']'] : ['{ ', ' }']);
}

/** All on one line where that is short, else one below the other. */
function joined(parts: readonly string[], [open, close]: readonly [string, string]): string {
  const line = `${open}${parts.join(', ')}${close}`;
  if (line.length <= longest.line && !line.includes('\n')) return line;
  const lines = parts.map((part) => `  ${part.replaceAll('\n', '\n  ')},`);
  return [open.trim(), ...lines, close.trim()].join('\n');
}

function quoted(text: string): string {
  const cut = text.length > longest.string ? `${text.slice(0, longest.string)}…` : text;
  return `'${cut.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`;
}
