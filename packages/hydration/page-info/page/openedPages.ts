/** What the build knows of a page and the page's own module does not say: its address, language, date and the like. */
export interface PageInfo {
  routePath: string;
  [field: string]: unknown;
}

/**
 * The pages whose code has arrived. Stands in for the framework's list of all pages where it looks up the one that is
 * being opened, so that no page carries the data of all others; see `packages/hydration/page-info`.
 */
export const pageData: { readonly pages: PageInfo[] } = { pages: [] };

/** Makes a page known; its code does so when it arrives. */
export function addOpened(page: PageInfo): void {
  pageData.pages.push(page);
}
