import type { Page } from '@playwright/test';

/** How wide the icon of the page is, in pixels; fails where it does not arrive. */
export const iconWidth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
    await image.decode();
    return image.naturalWidth;
  });
