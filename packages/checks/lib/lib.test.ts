import { describe, expect, it } from 'vitest';
import { lineDiff } from './lineDiff.ts';
import { placeOf } from './placeOf.ts';
import { formatProblems } from './problem.ts';
import { report } from './report.ts';

describe('lineDiff', () => {
  it('lists lines that only one side has', () => {
    expect(lineDiff(['a', 'b', 'c'], ['a', 'x', 'c', 'd'])).toEqual([
      { sign: '-', line: 2, text: 'b' },
      { sign: '+', line: 2, text: 'x' },
      { sign: '+', line: 4, text: 'd' },
    ]);
    expect(lineDiff(['A'], ['a'], (line) => line.toLowerCase())).toEqual([]);
  });
});

describe('placeOf', () => {
  const file = 'packages/checks/package.json';

  it('finds the line of a record below another string', () => {
    expect(placeOf(file, '"name"')).toEqual({ file, line: 2 });
    expect(placeOf(file, '"devDependencies"', '"@types/mdast"').line).toBeGreaterThan(40);
    expect(placeOf(file, '"devDependencies"', '"name"')).toEqual({ file });
    expect(placeOf('no-such-file.ts', 'a')).toEqual({ file: 'no-such-file.ts' });
  });
});

describe('report', () => {
  it('names file, line, and fix', () => {
    const problem = { file: 'a.mdx', line: 3, message: 'Broken.', fix: 'Repair it.' };
    expect(formatProblems([problem])).toBe('a.mdx:3\n    Broken.\n    Fix: Repair it.');
    expect(() => report('fixture', { problems: [problem], counted: { pages: 1 } })).toThrow(
      'a.mdx:3',
    );
  });

  it('fails a rule that checked nothing', () => {
    expect(() => report('fixture', { problems: [], counted: { pages: 0 } })).toThrow('no pages');
    expect(() => report('fixture', { problems: [], counted: {} })).toThrow('no input');
  });

  it('lists the problems of a rule that also checked nothing', () => {
    const problem = { file: 'doc_build', message: 'Missing.', fix: 'Build.' };
    expect(() => report('fixture', { problems: [problem], counted: { links: 0 } })).toThrow(
      'doc_build',
    );
  });
});
