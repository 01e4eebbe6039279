import type { SearchEngine } from '@handbook/search/engine';
import type { useFullTextSearch } from '@rspress/core/theme-original';

/** What the probes and Pagefind expose to the benchmark. */
declare global {
  interface Window {
    benchEngine?: () => Promise<SearchEngine>;
    stockSearch?: ReturnType<typeof useFullTextSearch>['search'];
    pagefind?: Pagefind;
    benchTimes?: { key: number; hits: number };
  }
}

/** The part of Pagefind's browser API that the benchmark calls. */
export interface Pagefind {
  init(): Promise<void>;
  search(query: string): Promise<{ results: { data(): Promise<PagefindPage> }[] }>;
}

/** A page that Pagefind found. */
export interface PagefindPage {
  url: string;
  sub_results: {
    url: string;

    weighted_locations: { balanced_score: number }[];
  }[];
}
