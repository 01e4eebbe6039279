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

declare global {
  /**
   * The hosted search that this build was configured for, `null` without one. The build puts the value in place of the
   * name, so that what asks for it before importing leaves nothing in a build without one.
   */
  const HOSTED_SEARCH: HostedSearch | null;
}
