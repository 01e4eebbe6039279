import { describe, expect, it } from 'vitest';
import { languages, readQuestions, unknownAnswers } from './questions.mjs';

describe.each(languages)('the questions in %s', (lang) => {
  const questions = (['golden', 'fresh', 'newcomer'] as const).flatMap((set) =>
    readQuestions(lang, set),
  );

  it("aren't empty or repeated, and accept an answer in their language", () => {
    expect(questions.length).toBeGreaterThanOrEqual(90);
    expect(new Set(questions.map(({ query }) => query)).size).toBe(questions.length);
    for (const { query, kind, accept } of questions) {
      expect(query.length, query).toBeLessThanOrEqual(100);
      expect(kind).not.toBe('');
      expect(accept.length > 0, query).toBe(kind !== 'unanswered');
      for (const id of accept) expect(id.startsWith('/zh/'), id).toBe(lang === 'zh');
    }
  });

  it('have enough typos', () => {
    expect(questions.filter(({ kind }) => kind === 'typo').length).toBeGreaterThanOrEqual(15);
  });
});

it("reports answers that don't exist", () => {
  const questions = [{ query: 'port', kind: 'key', accept: ['/a#port', '/a#host'] }];
  expect(unknownAnswers(questions, new Set(['/a#port']))).toEqual([
    `"port" accepts /a#host, which isn't a section.`,
  ]);
});
