import { languages, type Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Figure } from './figures.ts';
import type { Measures } from './measure.ts';

const figuresFile = 'packages/checks/numbers/figures.ts';

/** The difference that a number may have unless it states another. */
const slightly = 0.05;

const SIZE = /[\d.,]+ ?(?:kB|KB|KiB|MB|MiB)(?![\w])/g;

/** The sizes in sentences and tables of a page, outside code. */
function sizesIn(page: Page) {
  const sizes: { text: string; line: number | undefined }[] = [];
  visit(page.tree, 'text', ({ value, position }) => {
    for (const [text] of value.matchAll(SIZE)) {
      sizes.push({ text, line: position?.start.line });
    }
  });
  return sizes;
}

/**
 * Finds sizes that this rule doesn't measure, and routes with a source that need none.
 *
 * @param sources the sources of sizes, by route
 */
export function unmeasured(
  pages: readonly Page[],
  figures: readonly Figure[],
  sources: Readonly<Record<string, string>>,
): Problem[] {
  const exempt = new Set<string>();
  const problems = pages.flatMap((page): Problem[] => {
    const { route } = page;
    const measured = figures
      .filter((figure) => figure.route === route)
      .map((figure) => figure.text[page.lang].exec(page.source)?.[1]);
    const found = sizesIn(page).filter(({ text }) => !measured.includes(/^[\d.]+/.exec(text)?.[0]));
    if (route in sources) {
      if (found.length > 0) exempt.add(route);
      return [];
    }
    return found.map(({ text, line }) => ({
      file: page.file,
      line,
      message: `No rule measures “${text}”.`,
      fix: `Remove the number, measure it in packages/checks/numbers/measure.ts, or add its source to ${figuresFile}.`,
    }));
  });
  const needless = Object.keys(sources).filter((route) => !exempt.has(route));
  return [
    ...problems,
    ...needless.map((route) => ({
      ...placeOf(figuresFile, `'${route}': `),
      message: `${route} has no size that needs a source.`,
      fix: 'Remove the route.',
    })),
  ];
}

/** Compares the numbers on pages with a new build. */
export function numbers(
  pages: readonly Page[],
  figures: readonly Figure[],
  measures: Measures,
): RuleResult {
  let stated = 0;
  const problems = figures.flatMap((figure): Problem[] =>
    languages.flatMap((lang): Problem[] => {
      const page = pages.find((one) => one.lang === lang && one.route === figure.route);
      const file = page?.file ?? `docs/${lang}${figure.route}.mdx`;
      const match = page && figure.text[lang].exec(page.source);
      if (!page || !match) {
        const message = `The page lacks the sentence ${figure.text[lang]}.`;
        return [{ file, message, fix: `Correct the pattern in ${figuresFile}, or remove it.` }];
      }
      stated += 1;
      const measured = measures[figure.measure];
      if (Math.abs(Number(match[1]) - measured) <= measured * (figure.tolerance ?? slightly))
        return [];
      return [
        {
          file,
          line: page.source.slice(0, match.index).split('\n').length,
          message: `The page has “${match[0]}”, but a new build has ${measured.toFixed(1)} (${figure.measure}).`,
          fix: 'Correct the number in both languages, or remove it.',
        },
      ];
    }),
  );
  return { problems, counted: { statedNumbers: stated } };
}
