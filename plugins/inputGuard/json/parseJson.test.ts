import { describe, expect, it } from 'vitest';
import { JsonError, parseJson } from './parseJson.ts';

/** What parsing a text fails with, as `line:column message`. */
function failure(text: string): string {
  try {
    parseJson(text);
  } catch (error) {
    if (error instanceof JsonError) return `${error.line}:${error.column} ${error.message}`;
    throw error;
  }
  return 'none';
}

describe('parseJson', () => {
  it.each([
    '{"a": [1, -2.5e3, true, false, null, "x\\n\\u4e2d\\"", {}], "b": {"c": []}}',
    ' "中文" ',
    '[]',
    '0',
  ])('gives what JSON.parse gives: %s', (text) => {
    expect(parseJson(text).value).toEqual(JSON.parse(text));
  });

  it('keeps places', () => {
    const root = parseJson('[\n  { "type": "file",\n    "name": "a" }\n]');
    const [item] = root.items;
    expect(item).toMatchObject({ kind: 'object', line: 2, column: 3 });
    expect(item?.members.map(({ name, key }) => [name, key.line, key.column])).toEqual([
      ['type', 2, 5],
      ['name', 3, 5],
    ]);
  });

  it.each([
    ['', '1:1 The file ends where a value should follow.'],
    ['[1', '1:3 The file ends where a comma or "]" should follow.'],
    ['[\n  "a"\n  "b"\n]', '3:3 Expected a comma or "]", found "\\"".'],
    ['["a",\n]', '1:5 Nothing follows this comma.'],
    ['{"a" 1}', '1:6 Expected a colon, found "1".'],
    ['{a: 1}', '1:2 Expected a key in double quotes, found "a".'],
    ["['a']", '1:2 Expected a value, found "\'".'],
    ['[01]', '1:3 Expected a comma or "]", found "1".'],
    ['["a\nb"]', '1:2 This string does not end on its line, or escapes wrongly.'],
    ['["\\x"]', '1:2 This string does not end on its line, or escapes wrongly.'],
    ['// no\n[]', '1:1 JSON has no comments.'],
    ['[] []', '1:4 Expected the end of the file, found "[".'],
    ['{"a": 1,\n "a": 2}', '2:2 "a" appears twice.'],
  ])('refuses %j', (text, expected) => {
    expect(failure(text)).toBe(expected);
  });

  it.each(['[nul]', '[+1]', '[.5]', '[1.]', '[NaN]', '["\t"]', '\ufeff[]'])(
    'refuses %j as JSON.parse does',
    (text) => {
      expect(() => JSON.parse(text)).toThrow();
      expect(failure(text)).not.toBe('none');
    },
  );
});
