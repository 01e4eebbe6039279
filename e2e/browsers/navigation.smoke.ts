import { en } from '../support/interfaceText.ts';
import { APPEARANCE, button, ECOSYSTEM, IMAGES, isDark, PLAIN } from './pages.ts';
import { expect, inEndToEnd, phone, test } from './smokeTest.ts';

const MENU = button('nav.open');

test.describe('the header', () => {
  test('the color mode switches and survives a reload', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    const before = await reader.evaluate(isDark);
    await reader.click(APPEARANCE);
    await expect.poll(() => reader.evaluate(isDark)).toBe(!before);
    await reader.reload();
    expect(await reader.evaluate(isDark)).toBe(!before);
  });

  test('the ecosystem menu opens on hover and closes on Escape', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.hover(ECOSYSTEM);
    await reader.sees('.ecosystem__link');
    await reader.press('Escape');
    await reader.missesSight('.ecosystem__link');
  });

  test('the version menu opens and closes on a click outside', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('.navbar__menu summary');
    await reader.sees({ css: '.navbar__menu a', text: en('nav.changelog') });
    await reader.click('main h1');
    await reader.missesSight({ css: '.navbar__menu a', text: en('nav.changelog') });
  });

  test('hides on the way down and comes back on the way up', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(IMAGES);
    await reader.scrollTo(1200);
    await reader.until(
      () => getComputedStyle(document.querySelector('.navbar') as Element).opacity === '0',
    );
    await reader.scrollTo(1000);
    await reader.until(
      () => getComputedStyle(document.querySelector('.navbar') as Element).opacity === '1',
    );
  });

  test('the banner stays closed', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click(button('banner.close'));
    await reader.missesSight('.banner');
    await reader.reload();
    await reader.sees('main h1');
    await reader.missesSight('.banner');
  });
});

test.describe('on a phone', () => {
  test.use({ preferences: phone });

  test('the menu opens and leads to another area', async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click(MENU);
    await reader.click({ css: '#mobile-menu a', text: 'API' });
    await reader.isAt('/api/');
    await reader.missesSight('#mobile-menu');
  });

  test('the sidebar opens and leads to another page', inEndToEnd, async ({ reader }) => {
    await reader.openHydrated(PLAIN);
    await reader.click('.local-bar__sidebar');
    await reader.click('.sidebar a[href="/guide/basic/auto-nav-sidebar"]');
    await reader.isAt('/guide/basic/auto-nav-sidebar');
  });
});
