import type { Page } from '@handbook/content';
import { toString as textOf } from 'mdast-util-to-string';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import type { Figure } from './figures.ts';
import type { Measures } from './measure.ts';

const SIZE = /[\d.,]+ ?(?:kB|KB|KiB|MB|MiB)(?![\w])/g;

const routeOf = ({ route }: Page): string => route.replace(/^\/zh(?=\/)/, '');

/** Sizes that a page states in sentences and tables, outside code. */
function sizesIn(page: Page): { text: string; line: number | undefined }[] {
  const sizes: { text: string; line: number | undefined }[] = [];
  visit(page.tree, 'text', ({ value, position }) => {
    for (const [text] of textOf({ type: 'text', value }).matchAll(SIZE)) {
      sizes.push({ text, line: position?.start.line });
    }
  });
  return sizes;
}

/**
 * Finds sizes that nothing measures again.
 *
 * @param sources where the sizes of a route come from
 */
export function unmeasured(
  pages: readonly Page[],
  figures: readonly Figure[],
  sources: Readonly<Record<string, string>>,
): Problem[] {
  return pages.flatMap((page): Problem[] => {
    const route = routeOf(page);
    if (route in sources) return [];
    const lang = page.lang === 'zh' ? 'zh' : 'en';
    const measured = figures
      .filter((figure) => figure.route === route)
      .map((figure) => figure.text[lang].exec(page.source)?.[1]);
    return sizesIn(page)
      .filter(({ text }) => !measured.includes(/^[\d.]+/.exec(text)?.[0]))
      .map(({ text, line }) => ({
        file: page.file,
        line,
        message: `Nothing measures “${text}” again.`,
        fix: 'Drop the number, measure it in checks/numbers, or name its source in figures.ts.',
      }));
  });
}

/** Compares the numbers that pages state with what a fresh build comes to. */
export function numbers(
  pages: readonly Page[],
  figures: readonly Figure[],
  measures: Measures,
): RuleResult {
  let stated = 0;
  const problems = figures.flatMap((figure): Problem[] =>
    (['en', 'zh'] as const).flatMap((lang): Problem[] => {
      const page = pages.find((one) => one.lang === lang && routeOf(one) === figure.route);
      const file = page?.file ?? `docs/${lang}${figure.route}.mdx`;
      const match = page && figure.text[lang].exec(page.source);
      if (!page || !match) {
        const message = `${figure.text[lang]} is not on the page.`;
        return [{ file, message, fix: 'Correct checks/numbers/figures.ts, or drop the figure.' }];
      }
      stated += 1;
      const measured = measures[figure.measure];
      if (Math.abs(Number(match[1]) - measured) <= measured * figure.tolerance) return [];
      return [
        {
          file,
          line: page.source.slice(0, match.index).split('\n').length,
          message: `“${match[0]}”, but a fresh build comes to ${measured.toFixed(1)} (${figure.measure}).`,
          fix: 'Correct the number in both languages, or drop it.',
        },
      ];
    }),
  );
  return { problems, counted: { statedNumbers: stated } };
}
