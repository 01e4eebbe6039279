import type { Page } from '@playwright/test';
import axe from 'axe-core';

/** WCAG 2.0 to 2.2 at the levels A and AA, and axe's best practices. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** The rules whose result depends on the color scheme. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Thousands of tokens of code, whose colors `codeContrast.test.ts` tests, and hundreds of links that look alike. */
const alike = ['.shiki .line:not([class*=" "]) > span', '.api-index__page ~ .api-index__page'];

/**
 * The violations of the page, one line per element: rule, selector, reason.
 *
 * @param look.within checks only this element
 * @param look.onlyColors checks only the rules that depend on the color scheme
 */
export async function violations(
  page: Page,
  { within = 'html', onlyColors }: { within?: string; onlyColors?: boolean } = {},
) {
  // Colors aren't final until animations end. An endless one never does.
  await page.evaluate(() =>
    Promise.race([
      Promise.allSettled(document.getAnimations().map(({ finished }) => finished)),
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]).then(() => undefined),
  );
  // Reading axe takes half a second.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const found = await page.evaluate(
    ([include, exclude, options]) => window.axe.run({ include, exclude }, options),
    [
      [[within]],
      alike.map((selector) => [selector]),
      {
        ...(onlyColors
          ? { runOnly: colorRules }
          : { runOnly: tags, rules: { 'target-size': { enabled: true } } }),
        // Selectors of thousands of passing elements take longer than the rules.
        resultTypes: ['violations'],
        preload: false,
      },
    ] satisfies [string[][], string[][], axe.RunOptions],
  );
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary = '' }) => `${id}: ${target.join(' ')}: ${failureSummary}`),
  );
}

/** Emulates a color scheme of the system. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  // The page follows the system only after an effect.
  await page.evaluate((dark) => {
    const { classList, style } = document.documentElement;
    classList.toggle('dark', dark);
    classList.toggle('rp-dark', dark);
    style.colorScheme = dark ? 'dark' : 'light';
  }, scheme === 'dark');
}
