/** How much of a value is shown. */
export interface Limits {
  /** Levels of objects and arrays. Deeper levels become `{…}` or `[…]`. */
  depth?: number;
  /** Entries of each array or object. The rest becomes a count: `… +12`. */
  entries?: number;
}

/** The length at which strings are truncated and lines are broken. */
const longest = { string: 64, line: 60 };

/** Formats a value as a readable JavaScript literal. Long values are truncated; functions and React elements become symbols. */
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

/** Writes the parts on one line if it's short, otherwise on a line each. */
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
