import { useText } from '@handbook/content/browser';
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

/** Lists the current head tags of this page. The built HTML only lists the tags that the framework adds. */
export function HeadTags() {
  const t = useText();
  const { page } = usePage();
  const { site } = useSite();
  const name = site.themeConfig.locales.find(({ lang }) => lang === page.lang)?.title ?? '';
  const tags = useSyncExternalStore(watch, read, () =>
    builtHead(page.title, name, page.description ?? ''),
  );
  return (
    <ul
      className="head-tags rp-not-doc"
      aria-label={t('headTags.label')}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, so the keyboard must reach it
      tabIndex={0}
      data-live
    >
      {tags.split('\n').map((tag) => (
        <li key={tag}>
          <code>{tag}</code>
        </li>
      ))}
    </ul>
  );
}
