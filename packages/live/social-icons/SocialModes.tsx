import type { SocialLink as Link } from '@rspress/core';
import { SocialLink } from '@rspress/core/dist/theme/components/SocialLinks/SocialLink.js';
import '@rspress/core/dist/theme/components/SocialLinks/index.css';
import type { ExampleIcon } from './socialIcons.ts';
import './social-modes.css';

interface SocialModesProps {
  /** Links as in `themeConfig.socialLinks`. */
  links: (Omit<Link, 'icon'> & { icon: ExampleIcon })[];
}

/** Icons with accessible names, from `socialIcons`. The framework only bundles icons that are configured. */
declare const EXAMPLE_ICONS: Readonly<Record<ExampleIcon, Link['icon']>>;

function iconOf(name: ExampleIcon): Link['icon'] {
  const icon = EXAMPLE_ICONS[name];
  // MDX isn't type-checked.
  if (icon) return icon;
  throw new Error(`Add the icon ${name} to EXAMPLES in packages/live/social-icons/socialIcons.ts.`);
}

/** Shows the framework's social links. */
export const SocialModes = ({ links }: SocialModesProps) => (
  <div className="social-modes rp-not-doc">
    {links.map((link) => (
      <div key={link.content} className="social-modes__item">
        <SocialLink link={{ ...link, icon: iconOf(link.icon) }} hoverGroupPosition="left" />
        <code>{link.mode}</code>
      </div>
    ))}
  </div>
);
