import { useText } from '@handbook/content/browser';
import { markdownPath } from '@handbook/site-output/browser';
import { useFrontmatter, useLocation, useSite, withBase } from '@rspress/core/runtime';
import { useSyncExternalStore } from 'react';
import { ChevronIcon, ExternalIcon } from '../icons/icons.tsx';
import { Menu } from '../popover/Menu.tsx';

/**
 * The AI assistants that pages link to, with the URL up to the question. They don't receive anything before a reader follows
 * a link.
 */
const assistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
];

/** The origin never changes. */
const subscribe = () => () => {};

/** The menu below the title with links to the page's Markdown and to AI assistants. */
export function LlmsViewOptions() {
  const t = useText();
  const { site } = useSite();
  const { pathname } = useLocation();
  const { frontmatter } = useFrontmatter();
  // Uses the browser's origin if the build doesn't know the site's.
  const origin = useSyncExternalStore(
    subscribe,
    () => site.siteOrigin || window.location.origin,
    () => site.siteOrigin,
  );
  if (frontmatter.pageActions === false) return null;
  const path = withBase(markdownPath(pathname));
  const question = encodeURIComponent(t('pageActions.question', { url: origin + path }));
  return (
    <Menu
      className="page-actions__more"
      control="page-action"
      label={
        <>
          {t('pageActions.open')}
          <ChevronIcon />
        </>
      }
    >
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without markers */}
      <ul className="raised" role="list">
        <li>
          <a className="navbar__item" href={path}>
            {t('pageActions.markdown')}
          </a>
        </li>
        {assistants.map(({ name, url }) => (
          <li key={name}>
            <a
              className="navbar__item"
              href={url + question}
              target="_blank"
              rel="noopener noreferrer"
            >
              {t('pageActions.assistant', { name })}
              <ExternalIcon />
              <span className="visually-hidden">{t('link.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </Menu>
  );
}
