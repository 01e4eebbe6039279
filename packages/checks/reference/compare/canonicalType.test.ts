import { expect, it } from 'vitest';
import { canonicalType } from './canonicalType.ts';

const shapes = new Map([
  ['DarkMode', "boolean | 'auto'"],
  ['Item', '{ link: string }'],
]);

const same = (a: string, b: string) => {
  expect(canonicalType(a, shapes)).toBeDefined();
  expect(canonicalType(a, shapes)).toBe(canonicalType(b, shapes));
};

it('ignores order, quotes, spaces, and brackets', () => {
  same(`'a' | "b"`, `( "b"|'a' )`);
  same('{ a: string; b?: number }', '{b?:number,a:string}');
  same('(string | number)[]', 'Array<number | string>');
});

it('ignores parameter names, React., and undefined', () => {
  same('(info: { name: string }) => void', '(a: { name: string }) => void');
  same('React.ReactNode', 'ReactNode');
  same('string | undefined', 'string');
  same("import('@rspress/shared').Item[]", 'Item[]');
});

it('treats a named type like its definition', () => {
  same('DarkMode', "'auto' | boolean");
  same('{ items: Item[] }', '{ items: { link: string }[] }');
  same('Item & { tag?: string }', '{ link: string; tag?: string }');
});

it('distinguishes other types', () => {
  for (const [a, b] of [
    ['string', 'number'],
    ['{ a?: string }', '{ a: string }'],
    ['(a: string) => void', '(a?: string) => void'],
    ['string[]', 'string'],
    ['DarkMode', 'boolean'],
    ['Promise<void>', 'Promise<string>'],
  ] as const) {
    expect(canonicalType(a, shapes)).not.toBe(canonicalType(b, shapes));
  }
});

it('rejects text that is not a type', () => {
  expect(canonicalType('see above', shapes)).toBeUndefined();
});
