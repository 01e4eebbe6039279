import type { RspressPlugin } from '@rspress/core';
import { apiIndex } from './api-index/apiIndex.ts';
import { searchData } from './data/searchData.ts';
import { searchEarly } from './early/searchEarly.ts';
import type { HostedSearch } from './hosted/settings.ts';
import { searchModal } from './modal/searchModal.ts';

interface SearchOptions {
  /** The search provider to query; without one, search runs in the reader's browser. */
  hosted?: HostedSearch | undefined;
}

/** Returns the plugins for search: its documents, its scripts, and the filter of the API overview. */
export function search({ hosted }: SearchOptions = {}): RspressPlugin[] {
  return [apiIndex(), searchData(), searchEarly(), searchModal(hosted)];
}
