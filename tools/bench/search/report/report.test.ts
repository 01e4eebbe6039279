import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { bytesOf, filesOf } from '@handbook/search/quality';
import { expect, it } from 'vitest';
import { missed, scoreTable } from './scores.mjs';

const outcomes = [
  { question: { query: 'port', kind: 'flag', accept: ['/a#port'] }, hits: ['/a#port'] },
  { question: { query: 'prot', kind: 'typo', accept: ['/a#port'] }, hits: [] },
  { question: { query: 'host', kind: 'flag', accept: ['/a#host'] }, hits: ['/a#port', '/a#host'] },
];

it('prints all questions first, then each kind', () => {
  expect(scoreTable(outcomes)).toBe(
    [
      '      questions  hit@1  hit@3  hit@5    MRR  no hit',
      '---------------------------------------------------',
      'all           3  0.333  0.667  0.667  0.500   0.333',
      'flag          2  0.500  1.000  1.000  0.750   0.000',
      'typo          1  0.000  0.000  0.000  0.000   1.000',
    ].join('\n'),
  );
});

it('lists missed questions with their first hit, worst first', () => {
  expect(missed(outcomes).split('\n')).toEqual([
    '  typo: prot',
    '    never; first nothing',
    '    wanted /a#port',
    '  flag: host',
    '    place 2; first /a#port  /a#host',
    '    wanted /a#host',
  ]);
});

it('weighs the files of a folder that match a pattern', () => {
  const folder = mkdtempSync(join(tmpdir(), 'weighed-'));
  const content = 'section '.repeat(100);
  writeFileSync(join(folder, 'en.1.json'), content);
  writeFileSync(join(folder, 'other.txt'), content);
  const files = filesOf(folder, /^en\..*\.json$/);
  const { raw, gzip, brotli } = bytesOf(files);
  rmSync(folder, { recursive: true });
  expect(files).toEqual([join(folder, 'en.1.json')]);
  expect([raw, gzip]).toEqual([content.length, gzipSync(content).length]);
  expect(brotli).toBeLessThan(gzip);
});
