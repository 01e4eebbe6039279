import { useText } from '@handbook/content/browser';
import { markdownPath } from '@handbook/site-output/browser';
import { useFrontmatter, useLocation, withBase } from '@rspress/core/runtime';
import { useEffect, useState } from 'react';
import { copyText } from './copyText.ts';
import './page-actions.css';

/** How long the result of copying is shown, in milliseconds. */
const STATUS_TIME = 3000;

async function fetchMarkdown(path: string): Promise<string> {
  const response = await fetch(path);
  if (!response.ok) throw new Error(`${path} responds with ${response.status}.`);
  return response.text();
}

/** The button below the title that copies the page as Markdown, with a message. */
export function LlmsCopyButton() {
  const t = useText();
  const { pathname } = useLocation();
  const { frontmatter } = useFrontmatter();
  const [result, setResult] = useState<'copied' | 'failed'>();

  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(undefined), STATUS_TIME);
    return () => clearTimeout(timer);
  }, [result]);

  if (frontmatter.pageActions === false) return null;
  const copy = () =>
    copyText(fetchMarkdown(withBase(markdownPath(pathname)))).then(
      (isCopied) => setResult(isCopied ? 'copied' : 'failed'),
      () => setResult('failed'),
    );
  return (
    <>
      <button type="button" className="page-action" onClick={copy}>
        {t('pageActions.copy')}
      </button>
      <span className="page-actions__state" role="status">
        {result && t(`pageActions.${result}`)}
      </span>
    </>
  );
}
