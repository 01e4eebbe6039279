import { copyText, useText } from '@handbook/content/browser';
import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, useSite, withBase } from '@rspress/core/runtime';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { OpenMenu } from './OpenMenu.tsx';
import './page-actions.css';

type CopyState = 'idle' | 'copied' | 'failed';

/** How long a button says what it did, in milliseconds. */
const TOLD = 3000;

const never = () => () => {};

/** The page's Markdown, which is only fetched when it is copied. */
async function fetchMarkdown(path: string): Promise<string> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answers ${answer.status}`);
  return answer.text();
}

/** Above each page: its Markdown to copy or open, and assistants to read it with. */
export function PageActions() {
  const t = useText();
  const { site } = useSite();
  const { pathname } = useLocation();
  const [state, setState] = useState<CopyState>('idle');
  // The host is known to the build, or else to the browser.
  const origin = useSyncExternalStore(
    never,
    () => site.siteOrigin || window.location.origin,
    () => site.siteOrigin,
  );
  const path = withBase(markdownPath(pathname));
  const question = t('pageActions.question', { url: origin + path });

  // biome-ignore lint/correctness/useExhaustiveDependencies: another page has not been copied yet
  useEffect(() => setState('idle'), [pathname]);
  useEffect(() => {
    if (state === 'idle') return;
    const timer = setTimeout(() => setState('idle'), TOLD);
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
