import { useText } from '@handbook/content/browser';
import { copyToClipboard } from '@rspress/core/theme-original';
import { type ReactNode, useState } from 'react';
import '../live-example/live-example.css';
import './icon-grid.css';

interface IconGridProps {
  icons: readonly {
    name: string;
    picture: ReactNode;
    /** The code that a click copies. */
    code: string;
  }[];
}

/** Shows icons with their names. A click copies the code for an icon. */
export function IconGrid({ icons }: IconGridProps) {
  const t = useText();
  const [copied, setCopied] = useState('');
  const copy = async (code: string) => setCopied((await copyToClipboard(code)) ? code : '');
  return (
    <div className="icon-grid rp-not-doc">
      {/* biome-ignore lint/a11y/noRedundantRoles: Safari needs the role of a list without markers */}
      <ul className="icon-grid__list" role="list">
        {icons.map(({ name, picture, code }) => (
          <li key={name}>
            <button
              type="button"
              className="icon-grid__icon"
              aria-label={t('icons.copy', { name })}
              onClick={() => copy(code)}
            >
              <span className="icon-grid__picture" aria-hidden="true">
                {picture}
              </span>
              <code>{name}</code>
            </button>
          </li>
        ))}
      </ul>
      <p className="live-status" role="status">
        {copied && t('icons.copied', { code: copied })}
      </p>
    </div>
  );
}
