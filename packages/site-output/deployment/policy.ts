import type { SiteSurvey } from './surveySite.ts';

/** Sources that a page needs besides the site's, by directive: `{ 'script-src': ["'unsafe-eval'"] }`. */
export type MoreSources = Readonly<Record<string, readonly string[]>>;

interface PolicyWish extends Pick<SiteSurvey, 'scripts' | 'styles'> {
  /** Who may show the page in a frame. */
  ancestors: "'none'" | "'self'";
  more?: MoreSources | undefined;
}

/**
 * The Content-Security-Policy of the site: nothing but its own files, inline code by hash, no evaluation of text.
 *
 * Style attributes stay allowed, and they alone: the highlighter writes the colour of every token as one, and a style
 * attribute runs no script and selects no other element. Images may be `data:` addresses, because style sheets hold
 * small icons so.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  ancestors,
  more = {},
}: PolicyWish): string {
  const directives: Record<string, readonly string[]> = {
    // Not 'none', because browsers hold prefetched files against it. Fonts, requests, workers, frames and the manifest follow
    // it, unnamed: the policy goes uncompressed with every page.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
  };
  for (const [name, sources] of Object.entries(more)) {
    if (sources.length > 0) directives[name] = [...(directives[name] ?? ["'self'"]), ...sources];
  }
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...new Set(sources)].join(' '))
    .join('; ');
}
