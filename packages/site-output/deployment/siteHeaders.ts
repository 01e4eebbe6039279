import { HASHED_FOLDER, type SiteSurvey } from './surveySite.ts';

/** Headers of a response, by name. */
export type Headers = Record<string, string>;

/** The headers of a built site, from which the files for all hosts are generated. */
export interface SiteHeaders {
  /** The path that the site is published under, with a slash at both ends. */
  base: string;
  /** Headers of every response, including errors. */
  everywhere: Headers;
  /**
   * Headers for a path below the base, such as `sw.js`, or the start of paths, such as `static/*`. They override the headers of
   * every response.
   */
  rules: { path: string; headers: Headers }[];
  /** The `Cache-Control` of files for which no rule sets it. Only nginx and the local server need it. */
  caching: string;
}

/** The header that restricts what a page may load and run. */
export const POLICY = 'Content-Security-Policy';
/** The header that sets how long browsers and proxies keep a file. */
export const CACHING = 'Cache-Control';

/** Features that ask the reader for permission, and that no page uses. */
const UNUSED = ['camera', 'display-capture', 'geolocation', 'microphone', 'midi', 'payment', 'usb'];

interface HeaderOptions {
  base: string;
  survey: Pick<SiteSurvey, 'scripts' | 'styles' | 'framed'>;
  /** Origins that pages send requests to, for hosted search. */
  connect: readonly string[];
}

/**
 * Returns a policy that allows the site's own files and inline code by hash. Style attributes are allowed, because the
 * highlighter writes the color of every token as a style attribute, and `data:` images, because style sheets contain icons.
 */
function pagePolicy({ survey: { scripts, styles }, connect }: HeaderOptions): string {
  return [
    // Not 'none', because browsers apply this directive to prefetched files. Fonts, requests, workers, frames, and the
    // manifest fall back to it, which keeps the header short.
    "default-src 'self'",
    "object-src 'none'",
    ["script-src 'self'", ...scripts].join(' '),
    ["style-src 'self'", ...styles].join(' '),
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    ...(connect.length > 0 ? [`connect-src 'self' ${connect.join(' ')}`] : []),
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
}

/** Returns the headers of a built site. */
export function siteHeaders(options: HeaderOptions): SiteHeaders {
  return {
    base: options.base,
    everywhere: {
      [POLICY]: pagePolicy(options),
      // Without `includeSubDomains`, which would also apply to other owners' hosts.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    rules: [
      ...Object.entries(options.survey.framed).map(([folder, policy]) => ({
        path: `${folder}*`,
        headers: {
          // A meta element can't set these two directives. The document runs readers' code, in an opaque origin.
          [POLICY]: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
          // Covers WebRTC and preconnections, which no policy does.
          'Connection-Allowlist': '(response-origin)',
        },
      })),
      {
        path: `${HASHED_FOLDER}/*`,
        headers: { [CACHING]: 'public, max-age=31536000, immutable' },
      },
      // Overrides the host's default, because a cached service worker keeps serving an old site.
      { path: 'sw.js', headers: { [CACHING]: 'no-cache' } },
    ],
    caching: 'no-cache',
  };
}
