import { chromium, firefox, webkit } from '@playwright/test';
import type { Browser, Found } from './driver.ts';

const types = { chromium, firefox, webkit };

/** Drives Chromium, and Playwright's Firefox and WebKit if they are installed. */
export async function startPlaywright({ name, path }: Found): Promise<Browser> {
  const browser = await types[name].launch({
    executablePath: path,
    args: name === 'chromium' ? ['--no-sandbox', '--disable-gpu', '--no-first-run'] : [],
  });
  return {
    page: async ({ width, height, reducedMotion }) => {
      const context = await browser.newContext({
        viewport: { width, height },
        reducedMotion: reducedMotion ? 'reduce' : 'no-preference',
      });
      const page = await context.newPage();
      const problems: string[] = [];
      page.on('pageerror', (error) => problems.push(String(error)));
      context.on('console', (message) => {
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
        wheel: (y) => page.mouse.wheel(0, y),
        press: (keys) => page.keyboard.press(keys.join('+')),
        type: (text) => page.keyboard.type(text),
        resize: (toWidth, toHeight) => page.setViewportSize({ width: toWidth, height: toHeight }),
        problems: async () => problems,
        close: () => context.close(),
      };
    },
    close: () => browser.close(),
  };
}
