import type { SiteLocation } from '@handbook/content';
import { localePrefix } from '@handbook/content/address';
import { themeColor } from '../brand/themeColor.ts';
import { icons } from './icons.ts';

/** The site's title and description in each language. */
export type SiteNames = Readonly<Record<string, { title: string; description: string }>>;

/** Returns the web app manifest of a language. */
export function manifest(lang: string, name: SiteNames[string], { base }: SiteLocation): string {
  const home = `${base.slice(0, -1)}${localePrefix(lang)}/`;
  return JSON.stringify(
    {
      name: name.title,
      short_name: 'Rspress',
      description: name.description,
      lang,
      id: home,
      start_url: home,
      scope: base,
      display: 'minimal-ui',
      background_color: themeColor('light', '--rp-c-bg'),
      theme_color: themeColor('light', '--rp-c-brand'),
      icons: [
        { src: `${base}icon.svg`, sizes: 'any', type: 'image/svg+xml' },
        ...icons
          .filter(({ path }) => path.startsWith('/icon-'))
          .map(({ path, size, isMaskable }) => ({
            src: `${base}${path.slice(1)}`,
            sizes: `${size}x${size}`,
            type: 'image/png',
            purpose: isMaskable ? 'maskable' : 'any',
          })),
      ],
    },
    null,
    2,
  );
}

/** The path of a language's manifest, without the base. */
export const manifestPath = (lang: string): string => `${localePrefix(lang)}/manifest.webmanifest`;
