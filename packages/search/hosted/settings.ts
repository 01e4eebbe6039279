/** The settings of hosted search. They are public, because they are part of the site's scripts. */
export interface HostedSearch {
  appId: string;
  /** A key that only allows searching. */
  searchKey: string;
  indexName: string;
  /** Whether visible and chosen hits are reported to the provider. */
  insights: boolean;
}

declare global {
  /**
   * The settings of hosted search, or `null`. The build replaces the name with the value, so code that checks it before a
   * dynamic import isn't in a build without hosted search.
   */
  const HOSTED_SEARCH: HostedSearch | null;
}
