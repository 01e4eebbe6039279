import { localePrefix } from '@handbook/content/address';
import { base } from '@handbook/content/files';
import { themeColor } from '../document-head/themeColor.ts';

/** The site's title and description in each language. */
export type SiteNames = Readonly<Record<string, { title: string; description: string }>>;

/** Returns the web app manifest of a language. Its icons are in `docs/public`. */
export function manifest(lang: string, name: SiteNames[string]): string {
  const home = `${base.slice(0, -1)}${localePrefix(lang)}/`;
  const png = (file: string, sizes: string, purpose = 'any') => {
    return { src: `${base}${file}.png`, sizes, type: 'image/png', purpose };
  };
  const content = {
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
      png('icon-192', '192x192'),
      png('icon-512', '512x512'),
      png('icon-maskable', '512x512', 'maskable'),
    ],
  };
  return JSON.stringify(content, null, 2);
}

/** The path of a language's manifest, without the base. */
export const manifestPath = (lang: string): string => `${localePrefix(lang)}/manifest.webmanifest`;
