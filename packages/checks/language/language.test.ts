import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadFragments,
  loadPages,
  pendingFiles,
  readFragmentRecords,
  repositoryRoot,
} from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { updating } from '../lib/updating.ts';
import { type Allowances, allowancesFile, lowered } from './allowances.ts';
import { en, zh } from './language.fixture.ts';
import { language } from './language.ts';
import { codePieces, piecesOfCode } from './prose/code.ts';
import { documentPieces, piecesOfDocument } from './prose/documents.ts';
import { interfacePieces } from './prose/interface.ts';

const good =
  '---\ndescription: Put a site on a server, with clean URLs and cached files.\n---\n\n# A page\n\n';

it('lets a pending translation have English text', async () => {
  const page = zh(
    '---\ndescription: 在服务器上部署网站，使用简洁的网址，并设置文件的缓存时间，让读者更快地打开页面。\n---\n\n# 页面\n\nThis sentence is not translated so far.\n',
  );
  const problems = async (pending: string[]) => {
    const input = { pages: [page], words: [], exceptions: [], pending: new Set(pending) };
    return (await language(input)).problems.filter(({ fix }) => fix.startsWith('Translate it'));
  };
  expect(await problems([])).toHaveLength(1);
  expect(await problems([page.file])).toEqual([]);
});

describe('mutation fixtures', () => {
  it('a misspelt word, a word that nobody needs, words out of order', async () => {
    const { problems } = await language({
      pages: [en(`${good}The sidbar of Rspress.\n`)],
      words: ['Rspress', 'Quux', 'Rsbuild'],
      exceptions: [],
    });
    expect(problems).toEqual([
      {
        file: 'docs/en/guide/basic/a.mdx',
        line: 7,
        message: '“sidbar” is in no dictionary (“The sidbar of Rspress.”).',
        fix: expect.stringMatching(
          /^Write .*sidebar.*; put it into code marks if it is code, or add it/,
        ),
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 2,
        message: 'No page needs the word “Quux”.',
        fix: 'Remove it.',
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 2,
        message: '“Quux” stands after “Rspress”.',
        fix: 'Sort the words, each once.',
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 3,
        message: 'No page needs the word “Rsbuild”.',
        fix: 'Remove it.',
      },
    ]);
  });

  it('an exception that excuses, and one that excuses nothing', async () => {
    const route = '/guide/basic/a';
    const { problems } = await language({
      pages: [en(`${good}It is simple.\n`)],
      words: [],
      exceptions: [
        { part: 'banned', route, text: 'It is simple', reason: 'mutation fixture' },
        { part: 'banned', route, text: 'It is easy', reason: 'mutation fixture' },
      ],
    });
    expect(problems).toEqual([
      {
        file: 'packages/checks/language/data/exceptions.ts',
        message: 'The exception from banned for /guide/basic/a (“It is easy”) excuses nothing.',
        fix: 'Remove it.',
      },
    ]);
  });

  it('nothing to look at', async () => {
    const result = await language({ pages: [], words: [], exceptions: [] });
    expect(() => report('fixture', result)).toThrow('no pages, texts, dictionaryWords');
  });
});

describe('words to replace', () => {
  const check = (allowances: Allowances, source = 'The page says what it says.') =>
    language({
      pages: [en(`${good}${source}\n`)],
      code: piecesOfCode('theme/a.ts', '// It is no page.\n\n// It stands in the page.\n'),
      allowances,
      words: [],
      exceptions: [],
    });
  const page = 'docs/en/guide/basic/a.mdx';

  it('pass up to the allowance of the page and of the folder', async () => {
    const { problems, toReplace } = await check({ [page]: 2, theme: 3 });
    expect(problems).toEqual([]);
    expect(lowered(toReplace, { theme: 3, [page]: 1, 'docs/en/gone.mdx': 4 })).toEqual({
      [page]: 1,
      theme: 2,
    });
  });

  it('fail above it, each with its place', async () => {
    const { problems } = await check({ [page]: 1 });
    expect(problems).toEqual([
      expect.objectContaining({
        file: page,
        message: expect.stringMatching(/^Words to replace: 2, allowed: 1\.\n +docs\S+mdx:7 “says”/),
      }),
      expect.objectContaining({
        file: 'theme',
        message: expect.stringMatching(/: 2, allowed: 0\.\n +theme\/a\.ts:1 .*\n +theme\/a\.ts:3 /),
      }),
    ]);
  });

  it('fail on a page at once when no page may have them', async () => {
    const { problems } = await check({ theme: 2 }, 'A cancelled request is no error.');
    expect(problems.map(({ file, line, fix }) => `${file}:${line} ${fix}`)).toEqual([
      expect.stringContaining('7 Write: a single l'),
      expect.stringContaining('7 Write: isn’t a'),
    ]);
  });

  it('fail in a README file', async () => {
    const { problems } = await language({
      pages: [],
      documents: piecesOfDocument('README.md', 'Open it.\n\nIt <beats> `beats` and beats it.\n'),
      words: [],
      exceptions: [],
    });
    expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual(['README.md:3']);
  });
});

it('the site', async () => {
  const words = readFileSync(join(repositoryRoot, 'packages/checks/language/words.txt'), 'utf8');
  const path = join(repositoryRoot, allowancesFile);
  const allowances: Allowances = JSON.parse(readFileSync(path, 'utf8'));
  const { pieces: code, unusedExclusions } = codePieces(repositoryRoot);
  const [pages, fragments] = [loadPages(), loadFragments()];
  const { toReplace, ...result } = await language({
    pages,
    fragments,
    pending: pendingFiles([...pages, ...fragments], readFragmentRecords(repositoryRoot)),
    texts: interfacePieces(),
    documents: documentPieces(repositoryRoot),
    code,
    allowances,
    words: words.split('\n').filter((word) => word !== ''),
  });
  expect(unusedExclusions).toEqual([]);
  if (updating('language')) {
    writeFileSync(path, `${JSON.stringify(lowered(toReplace, allowances), null, 2)}\n`);
  }
  report('language', result);
});
