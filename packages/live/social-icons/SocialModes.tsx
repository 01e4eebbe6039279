import type { SocialLink as Link } from '@rspress/core';
import { SocialLink } from '@rspress/core/dist/theme/components/SocialLinks/SocialLink.js';
import '@rspress/core/dist/theme/components/SocialLinks/index.css';
import { type ReactNode, useEffect, useRef } from 'react';
import './social-icons.css';

interface SocialModesProps {
  /** Links as in `themeConfig.socialLinks`, with the preset icons that `socialIcons` provides. */
  links: Link[];
}

/** Preset icons by name, from `socialIcons`. The framework only bundles icons that are configured. */
declare const EXAMPLE_ICONS: Readonly<Record<string, string>>;

/** Adds an accessible name to links that only contain an icon. */
function NamedLinks({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
      if (!link.textContent?.trim()) link.ariaLabel = link.hostname;
    }
  });
  return <div ref={root}>{children}</div>;
}

function withSvg(icon: Link['icon']): Link['icon'] {
  if (typeof icon !== 'string') return icon;
  const svg = EXAMPLE_ICONS[icon];
  if (!svg)
    throw new Error(
      `The icon ${icon} is missing. Add it to EXAMPLES in packages/live/social-icons/socialIcons.ts.`,
    );
  return { svg };
}

/** Shows the framework's social links. */
export function SocialModes({ links }: SocialModesProps) {
  return (
    <div className="social-modes rp-not-doc">
      {links.map((link) => (
        <div key={link.content} className="social-modes__item">
          <NamedLinks>
            <SocialLink link={{ ...link, icon: withSvg(link.icon) }} hoverGroupPosition="left" />
          </NamedLinks>
          <code>{link.mode}</code>
        </div>
      ))}
    </div>
  );
}
