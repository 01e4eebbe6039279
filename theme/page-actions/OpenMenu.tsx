import { useText } from '@handbook/content/browser';
import { useDisclosure } from '../popover/useDisclosure.ts';

/**
 * The AI assistants that pages link to, with the URL up to the question. They don't receive anything before a reader follows
 * a link.
 */
const assistants = [
  { name: 'ChatGPT', url: 'https://chatgpt.com/?q=' },
  { name: 'Claude', url: 'https://claude.ai/new?q=' },
];

interface OpenMenuProps {
  /** The path of the page's Markdown, with the site's base. */
  path: string;
  /** The question for the assistants. */
  question: string;
}

/** A menu with links to the page's Markdown and to AI assistants. It is a `details` element, so it opens without JavaScript. */
export function OpenMenu({ path, question }: OpenMenuProps) {
  const t = useText();
  const { disclosure } = useDisclosure();

  return (
    // The key closes the menu on another page.
    <details className="page-actions__more" key={path} {...disclosure}>
      <summary>{t('pageActions.open')}</summary>
      <ul className="raised">
        <li>
          <a href={path}>{t('pageActions.markdown')}</a>
        </li>
        {assistants.map(({ name, url }) => (
          <li key={name}>
            <a href={url + encodeURIComponent(question)} target="_blank" rel="noopener noreferrer">
              {t('pageActions.assistant', { name })}{' '}
              <span className="visually-hidden">{t('link.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
