import { expect, test } from './support/test.ts';

test.use({ expectedErrors: [/Content.Security.Policy/i] });

test("content that isn't part of the site does not run", async ({ page }) => {
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
    const style = document.createElement('style');
    style.textContent = 'body { --planted: 1 }';
    document.head.append(script, style);
    const button = document.createElement('button');
    button.setAttribute('onclick', 'note("attribute")');
    document.body.append(button);
    button.click();
    if (getComputedStyle(document.body).getPropertyValue('--planted')) seen.push('style');
    // Delayed, because the test's own code is allowed to evaluate strings.
    await new Promise<void>((resolve) => {
      setTimeout(() => {
        try {
          setTimeout('note("text")', 0);
        } catch {}
        setTimeout(resolve, 50);
      });
    });
    return seen;
  });
  expect(ran).toEqual([]);
  // The fixture of all other tests detects violations by this message.
  await expect.poll(() => forbidden.length).toBeGreaterThanOrEqual(4);
});
