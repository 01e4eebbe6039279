// @desktop
import { expect, test } from './support/test.ts';

test.describe("content that isn't part of the site", () => {
  test.use({ breaksPolicy: true, expectedErrors: [/Content.Security.Policy/i] });

  test('does not run: text as script, inline scripts, attributes, style elements', async ({
    page,
  }) => {
    const forbidden: string[] = [];
    page.on('console', (message) => {
      if (/Content.Security.Policy/i.test(message.text())) forbidden.push(message.text());
    });
    await page.goto('/');
    const ran = await page.evaluate(async () => {
      const seen: string[] = [];
      Object.assign(window, { note: (what: string) => seen.push(what) });
      const script = document.createElement('script');
      script.textContent = 'note("inline script")';
      document.head.append(script);
      const button = document.createElement('button');
      button.setAttribute('onclick', 'note("attribute")');
      document.body.append(button);
      button.click();
      const style = document.createElement('style');
      style.textContent = 'body { --planted: 1 }';
      document.head.append(style);
      if (getComputedStyle(document.body).getPropertyValue('--planted')) seen.push('style');
      // Delayed, because the test's own code is allowed to evaluate strings.
      await new Promise<void>((resolve) => {
        setTimeout(() => {
          for (const evaluate of [
            () => setTimeout('note("text")', 0),
            () => new Function('note("function")')(),
          ]) {
            try {
              evaluate();
            } catch {}
          }
          setTimeout(resolve, 50);
        });
      });
      return seen;
    });
    expect(ran).toEqual([]);
    // The fixture of all other tests detects violations by this message.
    await expect.poll(() => forbidden.length).toBeGreaterThanOrEqual(4);
  });
});
