/** The data of a page that isn't in the page's own module: path, language, date, and so on. */
interface PageInfo {
  routePath: string;
  [field: string]: unknown;
}

/**
 * The pages whose code has loaded. Replaces the framework's list of all pages where the framework looks up the page to open,
 * so that no page contains the data of all other pages.
 */
export const pageData: { readonly pages: PageInfo[] } = { pages: [] };

/** Adds a page; the page's own code calls this when it loads. */
export function addLoadedPage(page: PageInfo): void {
  pageData.pages.push(page);
}
