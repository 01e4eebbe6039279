/** A JSON value with its place. */
export interface JsonNode {
  kind: 'object' | 'array' | 'string' | 'number' | 'boolean' | 'null';
  /** 1-based line of its first character. */
  line: number;
  /** 1-based column of its first character. */
  column: number;
  /** The value as `JSON.parse` gives it. */
  value: unknown;
  /** An array's items in order; empty for other kinds. */
  items: JsonNode[];
  /** An object's members in order; empty for other kinds. */
  members: JsonMember[];
}

/** One `"key": value` of an object. */
export interface JsonMember {
  /** The key, as a node of its own. */
  key: JsonNode;
  name: string;
  node: JsonNode;
}

/** Why a text is not JSON, and where. */
export class JsonError extends Error {
  readonly line: number;
  readonly column: number;

  constructor(message: string, line: number, column: number) {
    super(message);
    this.line = line;
    this.column = column;
  }
}

const SPACE = /[ \t\r\n]*/y;
const STRING = /"(?:[^"\\\p{Cc}]|[\u007f-\u009f]|\\(?:["\\/bfnrt]|u[\da-fA-F]{4}))*"/uy;
const NUMBER = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/y;
const WORD = /true|false|null/y;

/**
 * Parses JSON and keeps the place of every value, which `JSON.parse` does not. A key that appears twice in an object
 * is an error here: `JSON.parse` drops the first silently.
 *
 * @throws JsonError
 */
export function parseJson(text: string): JsonNode {
  let offset = 0;

  const placeOf = (at: number) => {
    const before = text.slice(0, at).split('\n');
    return { line: before.length, column: (before.at(-1)?.length ?? 0) + 1 };
  };
  const fail = (message: string, at = offset): never => {
    const { line, column } = placeOf(at);
    throw new JsonError(message, line, column);
  };
  const unexpected = (expected: string): never => {
    if (offset === text.length) return fail(`The file ends where ${expected} should follow.`);
    if (/^\/[/*]/.test(text.slice(offset))) return fail('JSON has no comments.');
    return fail(`Expected ${expected}, found ${JSON.stringify(text[offset])}.`);
  };
  const take = (pattern: RegExp): string | undefined => {
    pattern.lastIndex = offset;
    const match = pattern.exec(text)?.[0];
    offset += match?.length ?? 0;
    return match;
  };
  const skipSpace = () => take(SPACE);
  const isAt = (character: string) => text[offset] === character;
  const node = (start: number, rest: Pick<JsonNode, 'kind' | 'value'> & Partial<JsonNode>) => ({
    ...placeOf(start),
    items: [],
    members: [],
    ...rest,
  });

  function parseString(expected: string): JsonNode {
    const start = offset;
    if (!isAt('"')) unexpected(expected);
    const raw = take(STRING) ?? fail('This string does not end on its line, or escapes wrongly.');
    return node(start, { kind: 'string', value: JSON.parse(raw) });
  }

  /** Calls `parseOne` for each part between here and `close`. */
  function parseList(close: string, parseOne: () => void) {
    offset += 1;
    skipSpace();
    while (!isAt(close)) {
      parseOne();
      skipSpace();
      if (isAt(close)) break;
      if (!isAt(',')) unexpected(`a comma or "${close}"`);
      const comma = offset;
      offset += 1;
      skipSpace();
      if (isAt(close)) fail('Nothing follows this comma.', comma);
    }
    offset += 1;
  }

  function parseArray(): JsonNode {
    const start = offset;
    const items: JsonNode[] = [];
    parseList(']', () => items.push(parseValue()));
    return node(start, { kind: 'array', value: items.map(({ value }) => value), items });
  }

  function parseObject(): JsonNode {
    const start = offset;
    const members: JsonMember[] = [];
    parseList('}', () => {
      const at = offset;
      const key = parseString('a key in double quotes');
      const name = String(key.value);
      if (members.some((member) => member.name === name)) fail(`"${name}" appears twice.`, at);
      skipSpace();
      if (!isAt(':')) unexpected('a colon');
      offset += 1;
      skipSpace();
      members.push({ key, name, node: parseValue() });
    });
    const value = Object.fromEntries(members.map((member) => [member.name, member.node.value]));
    return node(start, { kind: 'object', value, members });
  }

  function parseValue(): JsonNode {
    const start = offset;
    if (isAt('{')) return parseObject();
    if (isAt('[')) return parseArray();
    if (isAt('"')) return parseString('a string');
    const plain = take(NUMBER) ?? take(WORD) ?? unexpected('a value');
    const value: unknown = JSON.parse(plain);
    const kind = value === null ? 'null' : typeof value === 'number' ? 'number' : 'boolean';
    return node(start, { kind, value });
  }

  skipSpace();
  const parsed = parseValue();
  skipSpace();
  if (offset < text.length) unexpected('the end of the file');
  return parsed;
}
