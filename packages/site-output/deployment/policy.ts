import type { SiteSurvey } from './surveySite.ts';

/** Additional sources by directive: `{ 'script-src': ["'unsafe-eval'"] }`. */
type MoreSources = Readonly<Record<string, readonly string[]>>;

interface PolicyOptions extends Pick<SiteSurvey, 'scripts' | 'styles'> {
  /** The sites that can frame the page. */
  ancestors: "'none'" | "'self'";
  more?: MoreSources | undefined;
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
  ancestors,
  more = {},
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
