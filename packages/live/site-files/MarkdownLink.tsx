import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, withBase } from '@rspress/core/runtime';

/** Links to the Markdown version of the current page, with its path as text. */
export function MarkdownLink() {
  const path = markdownPath(useLocation().pathname);
  return (
    <a className="rp-link" href={withBase(path)}>
      <code>{path}</code>
    </a>
  );
}
