import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';

/** WCAG 2.0 to 2.2 at the levels A and AA, and what the makers of axe advise beyond it. */
const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];

/** The rules whose outcome a color scheme can change. */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** Tokens on the plain ground of code: thousands on a page, and their colors are proven in `codeContrast.test.ts`. */
const PLAIN_TOKENS = '.shiki .line:not([class*=" "]) > span';

/** The frame of the page about `@rspress/plugin-preview`. */
const STOCK_SITE = '.preview-example iframe';

interface Look {
  /** Only what is inside this element. */
  within?: string;
  /** Only the rules about colors: the rest is the same in both schemes. */
  colorsOnly?: boolean;
}

/** What axe finds wrong with the page as it is now, one line for each element: rule, selector, reason. */
export async function violations(page: Page, { within, colorsOnly }: Look = {}) {
  // Colors that are still fading in are not those that a reader reads.
  await page.evaluate(() =>
    Promise.race([
      Promise.all(document.getAnimations().map(({ finished }) => finished.catch(() => undefined))),
      // One without an end, or that is held, never finishes.
      new Promise((resolve) => setTimeout(resolve, 1000)),
    ]).then(() => undefined),
  );
  const axe = new AxeBuilder({ page })
    // Reports from the page itself instead of from a second one; there are no frames of other origins here.
    .setLegacyMode(true)
    .options({
      ...(colorsOnly
        ? { runOnly: { type: 'rule', values: colorRules } }
        : { runOnly: tags, rules: { 'target-size': { enabled: true } } }),
      // The selectors of thousands of elements that pass take longer than the rules.
      resultTypes: ['violations'],
      preload: false,
    });
  if (within) axe.include(within);
  if (await page.locator(PLAIN_TOKENS).count()) axe.exclude(PLAIN_TOKENS);
  // A site of its own in a frame, made by the framework and its plugin alone; it shows them as they are.
  if (await page.locator(STOCK_SITE).count()) axe.exclude(STOCK_SITE);
  const found = await axe.analyze();
  return found.violations.flatMap(({ id, nodes }) =>
    nodes.map(
      ({ target, failureSummary = '' }) =>
        `${id}: ${target.join(' ')}: ${failureSummary.split('\n').slice(1).join(' ').trim()}`,
    ),
  );
}

/** Shows the page in a color scheme, as a reader does who switches the whole system. */
export async function showScheme(page: Page, scheme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: scheme });
  // Before React runs, nothing follows the system any more.
  await page.evaluate((dark) => {
    const { classList, style } = document.documentElement;
    classList.toggle('dark', dark);
    classList.toggle('rp-dark', dark);
    style.colorScheme = dark ? 'dark' : 'light';
  }, scheme === 'dark');
}
