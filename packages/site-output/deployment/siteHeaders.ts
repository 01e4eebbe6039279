import { contentSecurityPolicy } from './policy.ts';
import { HASHED_FOLDER, type SiteSurvey } from './surveySite.ts';

/** Headers of a response, by name. */
export type Headers = Record<string, string>;

/** The headers of the responses for some paths. */
interface HeaderRule {
  /** A path below the base, such as `sw.js`, or the start of paths, such as `static/*`. */
  path: string;
  headers: Headers;
}

/** The headers of a built site, from which the files for all hosts are generated. */
export interface SiteHeaders {
  /** The path that the site is published under, with a slash at both ends. */
  base: string;
  /** Headers of every response, including errors. */
  everywhere: Headers;
  /** Headers for some paths, which override the headers of every response. */
  rules: HeaderRule[];
  /** The `Cache-Control` of files for which no rule sets it. Only nginx and the local server need it. */
  caching: string;
}

/**
 * Features that ask the reader for permission, and that no page uses. Every other feature keeps the browser's default, which
 * keeps the header short.
 */
const UNUSED_FEATURES = [
  'camera',
  'display-capture',
  'geolocation',
  'microphone',
  'midi',
  'payment',
  'usb',
];

/** The header that restricts what a page may load and run. */
export const POLICY = 'Content-Security-Policy';
/** The header that sets how long browsers and proxies keep a file. */
export const CACHING = 'Cache-Control';

/** For documents of this site, whose framework components write style elements at run time. */
const framedPolicy = (scripts: string[]) =>
  contentSecurityPolicy({ scripts, styles: ["'unsafe-inline'"], ancestors: "'self'" });

/** For a document with its own policy, which runs readers' code: it has an opaque origin and can't reach any other. */
const evaluating = (policy: string): Headers => ({
  // A meta element can't set these two directives.
  [POLICY]: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
  // Covers WebRTC and preconnections, which no policy does.
  'Connection-Allowlist': '(response-origin)',
});

interface HeaderOptions {
  base: string;
  survey: Pick<SiteSurvey, 'scripts' | 'styles' | 'framed'>;
  /** Origins that pages send requests to, for hosted search. */
  connect: readonly string[];
}

/** Returns the headers of a built site. */
export function siteHeaders({ base, survey, connect }: HeaderOptions): SiteHeaders {
  const { scripts, styles, framed } = survey;
  return {
    base,
    everywhere: {
      [POLICY]: contentSecurityPolicy({ scripts, styles, connect, ancestors: "'none'" }),
      // Without `includeSubDomains`, which would also apply to other owners' hosts.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    rules: [
      ...Object.entries(framed).map(([folder, { scripts: own, policy }]) => ({
        path: `${folder}*`,
        headers: policy ? evaluating(policy) : { [POLICY]: framedPolicy(own) },
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
