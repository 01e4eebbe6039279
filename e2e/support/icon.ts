import type { Page } from '@playwright/test';

/** The width of the page's icon in pixels; fails if the icon doesn't load. */
export const iconWidth = (page: Page): Promise<number> =>
  page.evaluate(async () => {
    const image = new Image();
    image.src = document.querySelector<HTMLLinkElement>('link[rel=icon]')?.href ?? '';
    await image.decode();
    return image.naturalWidth;
  });
