import { fileURLToPath } from 'node:url';
import { headingsOf, isFragment, type Page } from '@handbook/content';
import { readText } from '@handbook/content/files';
import autocorrect from 'autocorrect-node';
import { spellCheckDocument } from 'cspell-lib';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { resultLines } from '../lib/resultLines.ts';
import type { Scope } from '../runner/rule.ts';
import { interfaceProse, type Prose, proseOf } from './prose.ts';
import { excluded } from './words.ts';

export const name = 'language';
export const needsBuild = false;

/** Half-width brackets around Latin text, and code, are left alone. */
const typographyRules = {
  rules: { 'halfwidth-punctuation': 0, 'halfwidth-word': 0, spellcheck: 0 },
  context: { codeblock: 0 },
};
autocorrect.loadConfig(JSON.stringify(typographyRules));

/** How many characters search engines show. */
const descriptionLength = { en: [50, 160], zh: [25, 80] } as const;

const lineAt = (text: string, index: number): number => text.slice(0, index).split('\n').length;

/** Checks wording, spelling, Chinese typography, headings, and descriptions. */
export async function run({ root, pages, pending, isPart }: Scope): Promise<RuleResult> {
  const texts = isPart ? [] : interfaceProse('i18n.json', readText(`${root}/i18n.json`));
  const prose = [...pages.map(proseOf), ...texts];
  return {
    problems: [
      ...prose.flatMap(wording),
      ...(await spelling(prose)),
      ...pages.flatMap(typography),
      ...pages.filter((page) => !isFragment(page)).flatMap(structure),
      ...pages.filter(({ file }) => !pending.has(file)).flatMap(untranslated),
    ],
    counted: { pages: pages.length },
  };
}

/** Finds words that the style or the glossary excludes. A quoted message or label isn't the wording of the page. */
export function wording({ file, lang, text }: Prose): Problem[] {
  const own = text.replace(/“[^”]*”|"[^"\n]*"/g, (quote) => quote.replace(/[^\n]/g, ' '));
  return excluded[lang].flatMap(({ find, write }) =>
    [...own.matchAll(find)].map(({ 0: word, index }) => ({
      file,
      line: lineAt(text, index),
      message: `“${word.replace(/\s+/g, ' ')}” breaks our style rules.`,
      fix: `Write ${write}. If it is code, put it in backticks.`,
    })),
  );
}

/** Finds words that aren't in the dictionaries of cspell.json, in one run for all files. */
export async function spelling(prose: readonly Prose[]): Promise<Problem[]> {
  const starts: number[] = [];
  let all = '';
  for (const { text } of prose) {
    starts.push(all.length);
    all += `${text}\n\n`;
  }
  const { issues, errors = [] } = await spellCheckDocument(
    { uri: 'stdin:///pages.txt', text: all, languageId: 'plaintext', locale: 'en-US' },
    {
      configFile: fileURLToPath(new URL('cspell.json', import.meta.url)),
      generateSuggestions: true,
      numSuggestions: 3,
    },
    {},
  );
  if (errors[0]) throw errors[0];
  return issues.flatMap(({ text: word, offset, suggestions = [] }) => {
    const at = starts.findLastIndex((start) => start <= offset);
    const found = prose[at];
    const advice = suggestions.length > 0 ? `Write ${suggestions.join(', ')}` : 'Correct the word';
    return found
      ? {
          file: found.file,
          line: lineAt(found.text, offset - (starts[at] ?? 0)),
          message: `“${word}” is not in a dictionary.`,
          fix: `${advice}; put the word in backticks if it is code, or add it to packages/checks/language/words.txt if it is correct.`,
        }
      : [];
  });
}

/** Checks the typography of a Chinese page. The results of samples may be in English. */
export function typography(page: Page): Problem[] {
  if (page.lang !== 'zh') return [];
  const results = resultLines(page);
  const { lines } = autocorrect.lintFor(page.source, 'markdown');
  return lines
    .filter(({ l }) => !results.has(l))
    .map((found) => ({
      file: page.file,
      line: found.l,
      message: `“${found.old.trim()}” breaks the rules of Chinese typography.`,
      fix: `Write “${found.new.trim()}”.`,
    }));
}

/** Checks the description of a page, and that its headings start with one H1 and skip no level. */
export function structure({ file, lang, source, tree, frontmatter }: Page): Problem[] {
  const { pageType, description = '', overview } = frontmatter;
  if (pageType === '404') return [];
  const problems: Problem[] = [];
  const add = (line: number, message: string, fix: string) =>
    problems.push({ file, line, message, fix });
  const [least, most] = descriptionLength[lang];
  const { length } = [...String(description)];
  if (length < least || length > most) {
    const line = source.split('\n').findIndex((it) => it.startsWith('description:')) + 1;
    const fix = `Describe what the reader gets, in one sentence of ${least} to ${most} characters.`;
    add(Math.max(1, line), `The description has ${length} characters.`, fix);
  }
  let above = pageType || overview ? 1 : 0;
  for (const { depth, line, text } of headingsOf({ tree })) {
    if (depth > above + 1) add(line, `“${text}” skips a level.`, `Use “${'#'.repeat(above + 1)}”.`);
    if (depth === 1 && above > 0) add(line, `“${text}” is a second title.`, 'Use “##”.');
    above = depth;
  }
  if (above === 0) add(1, 'The page has no title.', 'Start the page with “# Title”.');
  return problems;
}

/** Finds the first paragraph of a Chinese page that is in English. */
export function untranslated(page: Page): Problem[] {
  if (page.lang !== 'zh') return [];
  const results = resultLines(page);
  const { text } = proseOf(page);
  for (const { 0: paragraph, index } of text.matchAll(/(?:[^\n]*\S[^\n]*\n?)+/g)) {
    const words = paragraph.match(/[A-Za-z]{2,}/g) ?? [];
    const line = lineAt(text, index);
    if (/\p{Script=Han}/u.test(paragraph) || words.length < 5 || results.has(line)) continue;
    const message = `This text is not translated: “${words.slice(0, 8).join(' ')} …”.`;
    return [{ file: page.file, line, message, fix: 'Translate it, or put it in a code block.' }];
  }
  return [];
}
