import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useText } from '@handbook/content/browser';
import { useLang } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import { useMemo, useRef, useState } from 'react';
import {
  type Ask,
  createSearchClient,
  type SearchState,
  snippetWordsOf,
} from '../client/searchClient.ts';
import { askProvider } from '../hosted/askProvider.ts';
import { insightsClient } from '../hosted/insightsClient.ts';
import { localEngine } from '../local/localEngine.ts';
import { createFollow } from './follow.ts';
import { FollowContext, HitLink } from './HitLink.tsx';
import { docSearchTexts } from './texts.ts';

declare const SITE_REPOSITORY: string;

interface SearchBoxProps {
  /** The storage name for the recent and favorite searches of this site and language. */
  index: string;
  /** The text of the field on the first render. */
  query: string;
  onState: (state: SearchState) => void;
  onClose: () => void;
}

/** DocSearch's modal with this site's engine, hits, and labels. */
export function SearchBox({ index, query, onState, onClose }: SearchBoxProps) {
  const t = useText();
  const lang = useLang();
  const linkNavigate = useLinkNavigate();
  const navigate = useRef(linkNavigate);
  navigate.current = linkNavigate;

  // DocSearch restarts whenever one of these changes.
  const [follow] = useState(() => createFollow(onClose, (url) => navigate.current(url)));
  const client = useMemo(
    () => createSearchClient(HOSTED_SEARCH ? askProvider : askLocal(lang), onState),
    [lang, onState],
  );
  const provider = useMemo(() => providerOf(index, lang), [index, lang]);

  return (
    <FollowContext value={follow.here}>
      <DocSearchModal
        {...provider}
        initialQuery={query}
        initialScrollY={window.scrollY}
        placeholder={t('search.placeholder')}
        translations={docSearchTexts(t)}
        transformSearchClient={client}
        // Both engines send hits of this site's shape.
        navigator={follow.navigator as unknown as DocSearchModalProps['navigator']}
        hitComponent={HitLink as unknown as DocSearchModalProps['hitComponent']}
        getMissingResultsUrl={({ query }) => reportUrl(t, query)}
        onClose={onClose}
      />
    </FollowContext>
  );
}

const askLocal =
  (lang: string): Ask =>
  (request) =>
    localEngine.search({
      text: request.query,
      lang,
      limit: request.hitsPerPage,
      snippetWords: snippetWordsOf(request),
    });

// A build without a provider contains none of its code.
const reporting = HOSTED_SEARCH ? insightsClient : undefined;

/** Returns DocSearch's settings of the provider. Local search replaces the client, which only needs some credentials. */
function providerOf(index: string, lang: string) {
  if (!HOSTED_SEARCH) return { appId: 'local', apiKey: 'local', indexName: index };
  const { appId, searchKey, indexName, insights } = HOSTED_SEARCH;
  return {
    appId,
    apiKey: searchKey,
    indexName,
    searchParameters: { facetFilters: [`lang:${lang}`] },
    ...(insights && reporting && { insights: { insightsClient: reporting } }),
  };
}

/** Returns the URL of the form for an issue about a query without results, prefilled as far as possible. */
function reportUrl(t: ReturnType<typeof useText>, query: string): string {
  const url = new URL(`${SITE_REPOSITORY}/issues/new`);
  url.searchParams.set('title', t('search.missing.title', { query }));
  url.searchParams.set('body', `${t('search.missing.body', { query })}\n\n`);
  return url.href;
}
