import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  loadFragments,
  loadPages,
  parsePage,
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
import { codePieces, piecesOfCode, unusedExclusions } from './prose/code.ts';
import { documentPieces, piecesOfDocument } from './prose/documents.ts';
import { interfacePieces } from './prose/interface.ts';
import { readLanguageRecords } from './readLanguageRecords.ts';

const good =
  '---\ndescription: Put a site on a server, with clean URLs and cached files.\n---\n\n# A page\n\n';

it('lets a pending translation have English text', async () => {
  const page = zh(
    '---\ndescription: 在服务器上部署网站，使用简洁的网址，并设置文件的缓存时间，让读者更快地打开页面。\n---\n\n# 页面\n\nThis sentence is not translated so far.\n',
  );
  const problems = async (pending: string[]) => {
    const input = { pages: [page], words: [], exceptions: [], pending: new Set(pending) };
    return (await language(input)).problems.filter(({ fix }) =>
      fix.startsWith('Translate the text'),
    );
  };
  expect(await problems([])).toHaveLength(1);
  expect(await problems([page.file])).toEqual([]);
});

it('finds English text in a fragment', async () => {
  const fragment = parsePage('docs/zh/fragments/a.mdx', 'This has not been translated.\n');
  const { problems } = await language({ pages: [fragment], words: [], exceptions: [] });
  expect(problems).toMatchObject([{ file: fragment.file, line: 1 }]);
});

describe('mutation fixtures', () => {
  it('a misspelled word, an unneeded word, unsorted words', async () => {
    const { problems } = await language({
      pages: [en(`${good}The sidbar of Rspress.\n`)],
      words: ['Rspress', 'Quux', 'Rsbuild'],
      exceptions: [],
    });
    expect(problems).toEqual([
      {
        file: 'docs/en/guide/basic/a.mdx',
        line: 7,
        message: '“sidbar” is not in a dictionary (“The sidbar of Rspress.”).',
        fix: expect.stringMatching(
          /^Write .*sidebar.*; put the word in backticks if it is code, or add it/,
        ),
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 2,
        message: 'No page contains the word “Quux”.',
        fix: 'Remove the word.',
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 2,
        message: '“Quux” comes after “Rspress”.',
        fix: 'Sort the words, and list each word once.',
      },
      {
        file: 'packages/checks/language/words.txt',
        line: 3,
        message: 'No page contains the word “Rsbuild”.',
        fix: 'Remove the word.',
      },
    ]);
  });

  it('a needed exception, and an unneeded one', async () => {
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
        message: 'No text needs the exception from banned for /guide/basic/a (“It is easy”).',
        fix: 'Remove the exception.',
      },
    ]);
  });

  it('an empty input', async () => {
    const result = await language({ pages: [], words: [], exceptions: [] });
    expect(() => report('fixture', result)).toThrow('no pages, texts, dictionaryWords');
  });
});

it('fails on an excluded folder that does not exist', () => {
  const [problem] = unusedExclusions('/nowhere');
  expect(problem).toMatchObject({ line: 4, fix: 'Remove the entry.' });
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

  it('fail on a page without an allowance if no page may have them', async () => {
    const { problems } = await check({ theme: 2 }, 'A cancelled request is no error.');
    expect(problems.map(({ file, line, fix }) => `${file}:${line} ${fix}`)).toEqual([
      expect.stringContaining('7 Write: isn’t a'),
      expect.stringContaining('7 Write: a single l'),
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
  const { words, allowances } = readLanguageRecords();
  const pages = [...loadPages(), ...loadFragments()];
  const { toReplace, ...result } = await language({
    pages,
    pending: pendingFiles(pages, readFragmentRecords(repositoryRoot)),
    texts: interfacePieces(),
    documents: documentPieces(repositoryRoot),
    code: codePieces(repositoryRoot),
    allowances,
    words,
  });
  if (updating('language')) {
    const path = join(repositoryRoot, allowancesFile);
    writeFileSync(path, `${JSON.stringify(lowered(toReplace, allowances), null, 2)}\n`);
  }
  const problems = [...result.problems, ...unusedExclusions(repositoryRoot)];
  report('language', { ...result, problems });
});
