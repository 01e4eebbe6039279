import { useText } from '@handbook/content/browser';
import { useDisclosure } from '../popover/useDisclosure.ts';
import { askAddress, assistants } from './assistants.ts';

interface OpenMenuProps {
  /** Address of the page's Markdown, below the host. */
  path: string;
  /** What an assistant is asked. */
  question: string;
}

/** A native menu, which opens without JavaScript too: the page's Markdown, and assistants to read it with. */
export function OpenMenu({ path, question }: OpenMenuProps) {
  const t = useText();
  const { disclosure } = useDisclosure();

  return (
    // Another page has another menu, which is closed.
    <details className="page-actions__more" key={path} {...disclosure}>
      <summary>{t('pageActions.open')}</summary>
      <ul>
        <li>
          <a href={path}>{t('pageActions.markdown')}</a>
        </li>
        {assistants.map((assistant) => (
          <li key={assistant.name}>
            <a href={askAddress(assistant, question)} target="_blank" rel="noopener noreferrer">
              {t('pageActions.assistant', { name: assistant.name })}{' '}
              <span className="visually-hidden">{t('link.newTab')}</span>
            </a>
          </li>
        ))}
      </ul>
    </details>
  );
}
