import type { SiteSurvey } from './surveySite.ts';

interface PolicyOptions extends Pick<SiteSurvey, 'scripts' | 'styles'> {
  /** Origins that the page sends requests to, besides its own. */
  connect?: readonly string[];
  /** The sites that can frame the page. */
  ancestors: "'none'" | "'self'";
}

/**
 * Returns a Content-Security-Policy that allows the site's own files and inline code by hash.
 *
 * Style attributes are allowed, because the highlighter writes the color of every token as a style attribute. Images can be
 * `data:` URLs, because style sheets contain small icons.
 */
export function contentSecurityPolicy({
  scripts,
  styles,
  connect = [],
  ancestors,
}: PolicyOptions): string {
  const directives: Record<string, readonly string[]> = {
    // Not 'none', because browsers apply this directive to prefetched files. Fonts, requests, workers, frames, and the
    // manifest fall back to it, which keeps the header short.
    'default-src': ["'self'"],
    'object-src': ["'none'"],
    'script-src': ["'self'", ...scripts],
    'style-src': ["'self'", ...styles],
    'style-src-attr': ["'unsafe-inline'"],
    'img-src': ["'self'", 'data:'],
    ...(connect.length > 0 && { 'connect-src': ["'self'", ...connect] }),
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'frame-ancestors': [ancestors],
  };
  return Object.entries(directives)
    .map(([name, sources]) => [name, ...sources].join(' '))
    .join('; ');
}
