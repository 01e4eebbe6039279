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
import { en, zh } from './language.fixture.ts';
import { language } from './language.ts';
import { codePieces, piecesOfCode, unusedExclusions } from './prose/code.ts';
import { documentPieces, piecesOfDocument } from './prose/documents.ts';
import { interfacePieces } from './prose/interface.ts';
import { readWords } from './rules/dictionary.ts';

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

it('fails on words to replace in a README file and in code', async () => {
  const { problems } = await language({
    pages: [],
    documents: [
      ...piecesOfDocument('README.md', 'Open it.\n\nIt <beats> `beats` and beats it.\n'),
      ...piecesOfCode('theme/a.ts', '// A page.\n\n// It stands in the page.\n'),
    ],
    words: [],
    exceptions: [],
  });
  expect(problems.map(({ file, line }) => `${file}:${line}`)).toEqual([
    'README.md:3',
    'theme/a.ts:3',
  ]);
});

it('the site', async () => {
  const pages = [...loadPages(), ...loadFragments()];
  const result = await language({
    pages,
    pending: pendingFiles(pages, readFragmentRecords(repositoryRoot)),
    texts: interfacePieces(),
    documents: [...documentPieces(repositoryRoot), ...codePieces(repositoryRoot)],
    words: readWords(repositoryRoot),
  });
  const problems = [...result.problems, ...unusedExclusions(repositoryRoot)];
  report('language', { ...result, problems });
});
