import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { repositoryRoot, type Section } from '@handbook/content';
import { outFolder } from '@handbook/content/files';
import { readPhrases } from '@handbook/search';
import { documentFiles, languages, readQuestions, readSections } from '@handbook/search/quality';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { phrases } from './phrases.ts';
import { type Floor, quality, typos, weight } from './quality.ts';

/** The floors for questions that nothing was tuned for, a few below the measured values because pages change. */
const floors: Record<'fresh' | 'newcomer', Floor> = {
  fresh: { hit1: 0.7, hit5: 0.9 },
  newcomer: { hit1: 0.68, hit5: 0.9 },
};

/** The golden questions are only measured, with `npm run bench -- search`: they were used for tuning. */
const reported: Floor = { hit1: 0, hit5: 0 };

const TYPO_FLOOR = 0.92;

/** Guide sections without phrases; the number may only fall. */
const WITHOUT_PHRASES = 0;

/** The size limit for the documents of a language, in bytes. */
const WEIGHT = 330 * 1024;

const section = (anchor: string, heading: string, text: string): Section => {
  return {
    path: '/a',
    anchor,
    area: '',
    title: 'A',
    heading,
    parents: [],
    depth: 2,
    text,
    code: '',
  };
};

const documents = {
  lang: 'en',
  sections: [section('port', 'Port', 'Where it listens.'), section('host', 'Host', 'Who may ask.')],
};

const ask = (query: string, accept: string, floor = 1) =>
  formatProblems(
    quality(documents, 'q.json', [{ query, kind: 'key', accept: [accept] }], {
      hit1: floor,
      hit5: floor,
    }).problems,
  );

describe('fails on', () => {
  it('an answer that does not exist', () => {
    expect(ask('port', '/a#prot', 0)).toBe(
      `q.json\n    "port" accepts /a#prot, which isn't a section.\n    Fix: Replace it with a section that answers the question.`,
    );
  });

  it('shares below their floors', () => {
    expect(ask('port', '/a#host')).toMatch(
      /^q\.json\n {4}0\.000 of the questions .* among the first 1 hits, less than 1: port\n.*\n\nq\.json\n {4}0\.000 .* first 5/,
    );
  });
});

it('fails on misspelled words that find another section', () => {
  const sections = [section('cache', 'Persistent cache', ''), section('env', 'Environment', '')];
  const { problems, counted } = typos({ lang: 'en', sections }, 1.01);
  expect(problems[0]?.message).toMatch(/^\d\.\d{3} of the misspelled words of headings in en/);
  expect(counted).toEqual({ misspelled: 3 });
});

it('fails on documents that are too large', () => {
  expect(weight([fileURLToPath(import.meta.url)], 100).problems[0]?.message).toMatch(
    /^The documents have \d+ bytes after gzip, more than the limit of 100\.$/,
  );
  expect(weight([fileURLToPath(import.meta.url)], WEIGHT).problems).toEqual([]);
});

it('accepts a correct first hit', () => {
  expect(ask('port', '/a#port')).toBe('');
});

it('the site', () => {
  if (!existsSync(join(outFolder, 'index.html'))) {
    throw new Error('The site is not built. Run `npm run build` first.');
  }
  const results = languages.flatMap((lang) => {
    const file = `packages/search/quality/questions/${lang}.json`;
    const documents = { lang, sections: readSections(outFolder, lang) };
    const heldOut = (['fresh', 'newcomer'] as const).map((set) => {
      const questions = readQuestions(lang, set);
      const name = file.replace(lang, `${set}.${lang}`);
      const { problems, counted } = quality(documents, name, questions, floors[set]);
      return { problems, counted: { fresh: counted.questions ?? 0 } as Record<string, number> };
    });
    return [
      quality(documents, file, readQuestions(lang), reported),
      ...heldOut,
      phrases(
        documents,
        readPhrases(join(repositoryRoot, 'packages/search/phrases'), lang, new Set()),
        WITHOUT_PHRASES,
      ),
      typos(documents, TYPO_FLOOR),
      weight(documentFiles(outFolder, lang), WEIGHT),
    ];
  });
  const sum = (name: string) => results.reduce((total, it) => total + (it.counted[name] ?? 0), 0);
  report('search', {
    problems: results.flatMap(({ problems }) => problems),
    counted: {
      questions: sum('questions'),
      fresh: sum('fresh'),
      phrases: sum('phrases'),
      misspelled: sum('misspelled'),
      sections: sum('sections'),
      documents: sum('documents'),
    },
  });
});
