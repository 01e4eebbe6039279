import { usePage, useSite } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { builtHead, describeHead } from './describeHead.ts';
import './head-tags.css';

function watch(changed: () => void) {
  const observer = new MutationObserver(changed);
  const changes = { childList: true, subtree: true, attributes: true, characterData: true };
  observer.observe(document.head, changes);
  return () => observer.disconnect();
}

const read = () => describeHead(document.head);

/** The tags in the head of this page as they stand now; in the built HTML those that the framework writes. */
export function HeadTags() {
  const { page } = usePage();
  const { site } = useSite();
  const name =
    site.title || (site.themeConfig.locales.find(({ lang }) => lang === page.lang)?.title ?? '');
  const tags = useSyncExternalStore(watch, read, () =>
    builtHead(page.title, name, page.description ?? ''),
  );
  return (
    <ul className="head-tags rp-not-doc" data-live>
      {tags.split('\n').map((tag) => (
        <li key={tag}>
          <code>{tag}</code>
        </li>
      ))}
    </ul>
  );
}
