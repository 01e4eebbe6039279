import { copyText, useText } from '@handbook/content/browser';
import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OpenMenu } from './OpenMenu.tsx';
import './page-actions.css';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long the result of copying is shown, in milliseconds. */
const STATUS_TIME = 3000;

/** The origin never changes. */
const subscribe = () => () => {};

/** Fetches the page's Markdown. */
async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responds with ${response.status}.`);
  return response.text();
}

/** The buttons above each page: copy or open its Markdown, or ask an AI assistant about it. */
export function PageActions() {
  const t = useText();
  const { site } = useSite();
  const { pathname } = useLocation();
  const [state, setState] = useState<CopyState>('idle');
  // Uses the browser's origin if the build doesn't know the site's.
  const origin = useSyncExternalStore(
    subscribe,
    () => site.siteOrigin || window.location.origin,
    () => site.siteOrigin,
  );
  const path = withBase(markdownPath(pathname));
  const question = t('pageActions.question', { url: origin + path });

  // biome-ignore lint/correctness/useExhaustiveDependencies: resets the state when the page changes
  useEffect(() => setState('idle'), [pathname]);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), STATUS_TIME);
    return () => clearTimeout(timer);
  }, [state]);

  const onCopy = () =>
    copyText(fetchMarkdown(path)).then(
      (isCopied) => setState(isCopied ? 'copied' : 'failed'),
      () => setState('failed'),
    );

  return (
    <div className="page-actions rp-not-doc">
      <button type="button" className="page-actions__copy" onClick={onCopy}>
        {t('pageActions.copy')}
      </button>
      <span className="page-actions__state" role="status">
        {state !== 'idle' && t(`pageActions.${state}`)}
      </span>
      <OpenMenu path={path} question={question} />
    </div>
  );
}
