import type { Page } from '@playwright/test';

/** The chunk of a page, by the last part of what the build names it; those of other pages are left alone. */
export const PAGE_CHUNKS = /\/static\/js\/async\/route-[^/]+\.js$/;

/** The notice that something did not load. */
export const notice = (page: Page) => page.locator('#error-notice');

/** Counts the documents that a page fetches from now on. */
export function documentsOf(page: Page): string[] {
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest() && request.frame() === page.mainFrame()) {
      documents.push(new URL(request.url()).pathname);
    }
  });
  return documents;
}

/** What a browser does that keeps no data of sites: it throws where storage is touched. */
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
