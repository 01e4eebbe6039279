import { parsePage } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { fences, problemsOf } from './samples.fixture.ts';
import { checkSamples } from './samples.ts';

describe('opting out', () => {
  it.each([
    ['rust skip', ['fn'], 'without a reason', 'skip="the reason"'],
    ['css skip="why"', ['a { color: red }'], 'but it passes', 'Remove skip'],
  ])('catches %s', async (info, lines, message, fix) => {
    const [problem, ...others] = await problemsOf(fences([info, ...lines]));
    expect(others).toEqual([]);
    expect(problem?.message).toContain(message);
    expect(problem?.fix).toContain(fix);
  });

  it('is counted, and limited to 3 %', async () => {
    const sound = Array.from({ length: 31 }, (): [string, string] => ['diff', `+${Math.random()}`]);
    const skipped: [string, string] = ['rust skip="only shown"', 'fn main() {}'];
    const check = (...blocks: [string, string][]) =>
      checkSamples([parsePage('docs/en/a.mdx', fences(...blocks))]);
    const few = await check(...sound.slice(0, 32), skipped, ['diff', '+x'], ['diff', '+y']);
    expect(few.problems).toEqual([]);
    expect(few.counted).toMatchObject({ blocks: 34, 'opted out': 1 });
    expect(few.skips).toEqual([{ place: 'docs/en/a.mdx:125', reason: 'only shown' }]);
    const many = await check(...sound.slice(0, 9), skipped);
    expect(many.problems[0]?.message).toBe(
      '1 of 10 blocks (10.0 %) opt out of checking; the limit is 3 %.',
    );
  });
});

describe('failing as stated', () => {
  it.each([
    [
      'ts fails="TS2322"',
      ['export const a: string = "1";'],
      "must fail with TS2322, but it doesn't",
    ],
    ['ts fails="TS2322"', ['export const a: string = 1;', 'b;'], 'TS2304'],
    ['ts fails', ['export const a = 1;'], 'without a message or an error code'],
    ['bash fails="no such thing"', ['npm run build'], "can't be run"],
    ['bash fails="Unknown option"', ['rspress build --help'], "doesn't fail with"],
    ['css fails="no such thing"', ['a { color: red }'], 'nothing checks that it fails'],
  ])('catches %s: %j', async (info, lines, message) => {
    const [problem, ...others] = await problemsOf(fences([info, ...lines]));
    expect(others).toEqual([]);
    expect(problem?.message).toContain(message);
  });
});

describe('duplicates', () => {
  it('checks a block that both languages share once', async () => {
    const source = fences(['rust', 'fn main() {}']);
    const pages = ['docs/en/a.mdx', 'docs/zh/a.mdx'].map((file) => parsePage(file, source));
    const { counted, problems } = await checkSamples(pages);
    expect(counted).toMatchObject({ blocks: 2, 'same in both languages': 1, unknown: 1 });
    expect(problems.map(({ file }) => file)).toEqual(['docs/en/a.mdx']);
  });
});
