/** A server of the search provider. */
export interface HostedSearchHost {
  protocol: 'http' | 'https';
  /** Name or address, without a port. */
  name: string;
  port?: number;
}

/** What a build knows of the hosted search. All of it is public: it ends up in the readers' browsers. */
export interface HostedSearch {
  appId: string;
  /** A key that may search, and nothing else. */
  searchKey: string;
  indexName: string;
  /** In the order in which they are asked; empty for the provider's own. */
  hosts: HostedSearchHost[];
  /** Whether the provider is told which hits were seen and chosen. */
  insights: boolean;
}

declare const HOSTED_SEARCH: HostedSearch | null;

/**
 * The hosted search that this build was configured for, `null` without one. The build puts the value in place of the
 * name, so that what `if (hostedSearch)` guards is left out of a build without one.
 */
export const hostedSearch: HostedSearch | null = HOSTED_SEARCH;
