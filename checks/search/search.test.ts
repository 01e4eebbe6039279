import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, readQuestions } from '../../bench/search/questions.mjs';
import { readSections } from '../../bench/search/site/documents.mjs';
import { outFolder } from '../../scripts/server/siteEnvironment.mjs';
import type { Section } from '../../search/types.ts';
import { formatProblems } from '../lib/problem.ts';
import { report } from '../lib/report.ts';
import { type Floor, quality } from './quality.ts';

/** Some points below what `npm run bench -- search` measured. */
const floors: Record<string, Floor> = {
  en: { hit1: 0.88, hit5: 0.97 },
  zh: { hit1: 0.86, hit5: 0.95 },
};

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

describe('turns red on', () => {
  it('an answer that does not exist', () => {
    expect(ask('port', '/a#prot', 0)).toBe(
      'q.json\n    "port" accepts /a#prot, which is no section.\n    Cure: Name the section that answers it now.',
    );
  });

  it('shares below their floors', () => {
    expect(ask('port', '/a#host')).toMatch(
      /^q\.json\n {4}0\.000 of the questions .* among the first 1, less than 1: port\n.*\nq\.json\n {4}0\.000 .* first 5/,
    );
  });
});

it('accepts a right first answer', () => {
  expect(ask('port', '/a#port')).toBe('');
});

it('the site', () => {
  if (!existsSync(join(outFolder, 'index.html'))) {
    throw new Error('There is no built site. Build it with: npm run build');
  }
  const results = languages.map((lang) => {
    const floor = floors[lang];
    if (!floor) throw new Error(`There is no floor for "${lang}".`);
    const file = `bench/search/questions/${lang}.json`;
    const sections = readSections(outFolder, lang);
    return quality({ lang, sections }, file, readQuestions(lang), floor);
  });
  const sum = (name: string) => results.reduce((total, it) => total + (it.counted[name] ?? 0), 0);
  report('search', {
    problems: results.flatMap(({ problems }) => problems),
    counted: { questions: sum('questions'), sections: sum('sections') },
  });
});
