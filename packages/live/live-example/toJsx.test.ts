import { expect, it } from 'vitest';
import { choice, flag, initialValues, text } from './controls.ts';
import { toJsx } from './toJsx.ts';

const controls = { type: choice(['tip', 'info'], 'tip'), outline: flag(), text: text('new') };

it.each([
  ['omits default values', initialValues(controls), '<Badge text="new" />'],
  [
    'writes other values, and `true` as the prop’s name',
    { type: 'info', outline: true, text: undefined },
    '<Badge type="info" outline />',
  ],
  [
    'uses braces for strings that JSX can’t quote',
    { type: 'tip', outline: false, text: 'a "b"' },
    String.raw`<Badge text={"a \"b\""} />`,
  ],
] as const)('%s', (_, values, jsx) => {
  expect(toJsx('Badge', controls, values)).toBe(jsx);
});

it('writes false where the default is true, and numbers in braces', () => {
  const own = { keepDOM: flag(true), level: choice([1, 2], undefined, 2) };
  expect(toJsx('X', own, { keepDOM: false, level: 2 })).toBe('<X keepDOM={false} level={2} />');
});

it('writes children and fixed parts', () => {
  const own = { children: text('Read on') };
  expect(toJsx('Link', own, initialValues(own), { attributes: ['href="/api/"'] })).toBe(
    '<Link href="/api/">Read on</Link>',
  );
  expect(toJsx('Steps', {}, {}, { inside: '### One\n\n### Two' })).toBe(
    '<Steps>\n  ### One\n\n  ### Two\n</Steps>',
  );
});
