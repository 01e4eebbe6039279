import { markdownPath } from '@handbook/site-output/browser';
import { useLocation, withBase } from '@rspress/core/runtime';

/** A link to the Markdown of the page that it stands on, with its path as text. */
export function MarkdownTwin() {
  const path = markdownPath(useLocation().pathname);
  return (
    <a className="rp-link" href={withBase(path)}>
      <code>{path}</code>
    </a>
  );
}
