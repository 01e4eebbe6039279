import { useSite } from '@rspress/core/runtime';
import type { ReactNode } from 'react';
import { ChatIcon } from '../icons/ChatIcon.tsx';
import { RepositoryIcon } from '../icons/RepositoryIcon.tsx';
import { XIcon } from '../icons/XIcon.tsx';
import { useText } from '../text/useText.ts';

/** Our drawings and texts for the kinds of link that `themeConfig.socialLinks` uses. */
const kinds = {
  github: { icon: <RepositoryIcon />, text: 'social.repository' },
  discord: { icon: <ChatIcon />, text: 'social.chat' },
  x: { icon: <XIcon />, text: 'social.x' },
} as const satisfies Record<string, { icon: ReactNode; text: string }>;

const isKnown = (icon: unknown): icon is keyof typeof kinds =>
  typeof icon === 'string' && icon in kinds;

/** Links to repository, chat and news, each a named icon that opens in a new tab. */
export function SocialLinks() {
  const t = useText();
  const { site } = useSite();
  return (
    <ul className="social-links">
      {(site.themeConfig.socialLinks ?? []).map(({ icon, content }) => {
        if (!isKnown(icon)) return null;
        const name = `${t(kinds[icon].text)} ${t('link.newTab')}`;
        return (
          <li key={content}>
            <a
              className="icon-button"
              href={content}
              target="_blank"
              rel="noopener"
              aria-label={name}
            >
              {kinds[icon].icon}
            </a>
          </li>
        );
      })}
    </ul>
  );
}
