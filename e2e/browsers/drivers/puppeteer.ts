import { type KeyInput, launch, type Browser as Puppeteer } from 'puppeteer-core';
import type { Browser, Driver, Found, Preferences } from './driver.ts';

/** Drives the system's Firefox with WebDriver BiDi. */
export async function startPuppeteer({ path }: Found): Promise<Browser> {
  const start = (reducedMotion: boolean) =>
    launch({
      browser: 'firefox',
      executablePath: path,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': reducedMotion ? 1 : 0 },
    });
  const shared = await start(false);
  return {
    page: async (preferences) => {
      if (!preferences.reducedMotion) return openPage(shared, preferences);
      const still = await start(true);
      const driver = await openPage(still, preferences);
      return { ...driver, close: () => still.close() };
    },
    close: () => shared.close(),
  };
}

async function openPage(browser: Puppeteer, { width, height }: Preferences): Promise<Driver> {
  const context = await browser.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width, height });
  const problems: string[] = [];
  page.on('pageerror', (error) => problems.push(String(error)));
  page.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) problems.push(message.text());
  });
  return {
    goto: (url) => page.goto(url),
    evaluate: (expression) => page.evaluate(expression),
    evaluateIn: async (selector, expression) => {
      const handle = await page.$(selector);
      const frame = await handle?.contentFrame();
      if (!frame) throw new Error(`The page has no frame ${selector}.`);
      return frame.evaluate(expression);
    },
    move: (x, y) => page.mouse.move(x, y),
    click: (x, y) => page.mouse.click(x, y),
    wheel: (deltaY) => page.mouse.wheel({ deltaY }),
    press: async (keys) => {
      for (const key of keys) await page.keyboard.down(key as KeyInput);
      for (const key of keys.toReversed()) await page.keyboard.up(key as KeyInput);
    },
    type: (text) => page.keyboard.type(text),
    resize: (toWidth, toHeight) => page.setViewport({ width: toWidth, height: toHeight }),
    problems: async () => problems,
    close: () => context.close(),
  };
}
