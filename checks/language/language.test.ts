import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadFragments, loadPages, repositoryRoot } from '../lib/pages.ts';
import { report } from '../lib/report.ts';
import { language } from './language.ts';
import { en } from './planted.ts';
import { interfacePieces } from './prose/interface.ts';

const good =
  '---\ndescription: Put a site on a server, with clean addresses and cached files.\n---\n\n# A page\n\n';

describe('planted defects', () => {
  it('a misspelt word, a word that nobody needs, words out of order', async () => {
    const { problems } = await language({
      pages: [en(`${good}The sidbar of Rspress.\n`)],
      words: ['Rspress', 'Quux', 'Rsbuild'],
      exceptions: [],
    });
    expect(problems).toEqual([
      {
        file: 'checks/language/words.txt',
        line: 2,
        message: 'No page needs the word “Quux”.',
        fix: 'Remove it.',
      },
      {
        file: 'checks/language/words.txt',
        line: 2,
        message: '“Quux” stands after “Rspress”.',
        fix: 'Sort the words, each once.',
      },
      {
        file: 'checks/language/words.txt',
        line: 3,
        message: 'No page needs the word “Rsbuild”.',
        fix: 'Remove it.',
      },
      {
        file: 'docs/en/guide/basic/a.mdx',
        line: 7,
        message: '“sidbar” is in no dictionary (“The sidbar of Rspress.”).',
        fix: expect.stringMatching(
          /^Write .*sidebar.*; put it into code marks if it is code, or add it/,
        ),
      },
    ]);
  });

  it('an exception that excuses, and one that excuses nothing', async () => {
    const route = '/guide/basic/a';
    const { problems } = await language({
      pages: [en(`${good}It is simple.\n`)],
      words: [],
      exceptions: [
        { part: 'banned', route, text: 'It is simple', reason: 'planted' },
        { part: 'banned', route, text: 'It is easy', reason: 'planted' },
      ],
    });
    expect(problems).toEqual([
      {
        file: 'checks/language/data/exceptions.ts',
        message: 'The exception from banned for /guide/basic/a (“It is easy”) excuses nothing.',
        fix: 'Remove it.',
      },
    ]);
  });

  it('nothing to look at', async () => {
    const result = await language({ pages: [], words: [], exceptions: [] });
    expect(() => report('planted', result)).toThrow('no pages, texts, dictionaryWords');
  });
});

it('the site', async () => {
  const words = readFileSync(join(repositoryRoot, 'checks/language/words.txt'), 'utf8');
  report(
    'language',
    await language({
      pages: loadPages(),
      fragments: loadFragments(),
      texts: interfacePieces(),
      words: words.split('\n').filter((word) => word !== ''),
    }),
  );
});
