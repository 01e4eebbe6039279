import { DocSearchModal, type DocSearchModalProps } from '@docsearch/react';
import { useText } from '@handbook/content/browser';
import { removeBase, useLang } from '@rspress/core/runtime';
import { useLinkNavigate } from '@rspress/core/theme';
import { useMemo, useRef, useState } from 'react';
import { loadEngine } from '../client/loadEngine.ts';
import { createSearchClient } from '../client/searchClient.ts';
import type { SearchAnswer } from '../engine/types.ts';
import { reportShown } from '../hosted/reportToProvider.ts';
import { createFollow } from './follow.ts';
import { FollowContext, HitLink } from './HitLink.tsx';
import { Suggestions } from './Suggestions.tsx';
import { docSearchTexts } from './texts.ts';

declare const SITE_REPOSITORY: string;

interface SearchBoxProps {
  /** The storage name for the recent and favorite searches of this site and language. */
  index: string;
  /** The text of the field on the first render. */
  query: string;
  /** The newest answer of the engine. */
  answer: SearchAnswer | undefined;
  onAnswer: (answer: SearchAnswer | undefined) => void;
  /** Closes the search, then runs the callback. */
  onClose: (then?: () => void) => void;
}

/** DocSearch's modal with this site's engine, hits, and labels. */
export function SearchBox({ index, query, answer, onAnswer, onClose }: SearchBoxProps) {
  const t = useText();
  const lang = useLang();
  const linkNavigate = useLinkNavigate();
  const navigate = useRef(linkNavigate);
  navigate.current = linkNavigate;

  // DocSearch restarts whenever one of these changes.
  const [follow] = useState(() => createFollow(onClose, (url) => navigate.current(url)));
  // DocSearch's close button passes its click event, which isn't a callback.
  const [close] = useState(() => () => onClose());
  const client = useMemo(
    () =>
      createSearchClient({
        ask: async (query) => (await loadEngine()).search({ ...query, lang }),
        selected: selectedUrl,
        // When the field gets focus, DocSearch searches for its text again.
        repeat: () => field()?.dispatchEvent(new FocusEvent('focusin', { bubbles: true })),
        onAnswer: (answer) => {
          onAnswer(answer);
          reportShown(answer);
        },
      }),
    [lang, onAnswer],
  );

  return (
    <FollowContext value={follow.here}>
      <DocSearchModal
        // The client below replaces the provider's client, which only validates its credentials.
        appId="local"
        apiKey="local"
        indexName={index}
        initialQuery={query}
        initialScrollY={window.scrollY}
        placeholder={t('search.placeholder')}
        translations={docSearchTexts(t)}
        transformSearchClient={client}
        // All hits come from the client above, so they have this site's shape.
        navigator={follow.navigator as unknown as DocSearchModalProps['navigator']}
        hitComponent={HitLink as unknown as DocSearchModalProps['hitComponent']}
        getMissingResultsUrl={({ query }) => reportUrl(t, query)}
        onClose={close}
      />
      <Suggestions queries={answer?.suggestions ?? []} />
    </FollowContext>
  );
}

const field = () => document.querySelector('.search-dialog .DocSearch-Input');

/** The path of the selected hit, without the site's base. */
function selectedUrl(): string | undefined {
  const link = document.querySelector('.search-dialog a[aria-selected="true"]');
  return link ? removeBase(link.getAttribute('href') ?? '') : undefined;
}

/** Returns the URL of the form for an issue about a query without results, prefilled as far as possible. */
function reportUrl(t: ReturnType<typeof useText>, query: string): string {
  const url = new URL(`${SITE_REPOSITORY}/issues/new`);
  url.searchParams.set('title', t('search.missing.title', { query }));
  url.searchParams.set('body', `${t('search.missing.body', { query })}\n\n`);
  return url.href;
}
