import type { Page } from '@playwright/test';

/** Matches the chunk of a page by the last part of its name, and no other chunk. */
export const PAGE_CHUNKS = /\/static\/js\/async\/route-[^/]+\.js$/;

/** The error notice. */
export const notice = (page: Page) => page.locator('#error-notice');

/** Counts document loads of a page from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** Blocks storage as browsers do: every access throws. */
export function blockStorage() {
  for (const name of ['localStorage', 'sessionStorage']) {
    Object.defineProperty(window, name, {
      configurable: true,
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError');
      },
    });
  }
}
