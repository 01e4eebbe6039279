import type { SocialLink as Link } from '@rspress/core';
import { SocialLink } from '@rspress/core/dist/theme/components/SocialLinks/SocialLink.js';
import '@rspress/core/dist/theme/components/SocialLinks/index.css';
import { type ReactNode, useEffect, useRef } from 'react';
import './social.css';

interface SocialModesProps {
  /** As in `themeConfig.socialLinks`; icons by their preset names, of those that `packages/live/stock` gives. */
  links: Link[];
}

/** Preset icons by name, from `packages/live/stock`: the framework bundles only those in the configuration. */
declare const EXAMPLE_ICONS: Readonly<Record<string, string>>;

/** Gives links of the framework that are only a picture the name of where they lead. */
function NamedLinks({ children }: { children: ReactNode }) {
  const root = useRef<HTMLDivElement>(null);
  useEffect(() => {
    for (const link of root.current?.querySelectorAll<HTMLAnchorElement>('a') ?? []) {
      if (!link.textContent?.trim()) link.ariaLabel = link.hostname;
    }
  });
  return <div ref={root}>{children}</div>;
}

function drawn(icon: Link['icon']): Link['icon'] {
  if (typeof icon !== 'string') return icon;
  const svg = EXAMPLE_ICONS[icon];
  if (!svg) throw new Error(`No drawing of ${icon}: add it to packages/live/stock.`);
  return { svg };
}

/** The framework's own social links, whatever this site's theme puts in their place. */
export function SocialModes({ links }: SocialModesProps) {
  return (
    <div className="stock-modes rp-not-doc">
      {links.map((link) => (
        <div key={link.content} className="stock-modes__item">
          <NamedLinks>
            <SocialLink link={{ ...link, icon: drawn(link.icon) }} hoverGroupPosition="left" />
          </NamedLinks>
          <code>{link.mode}</code>
        </div>
      ))}
    </div>
  );
}
