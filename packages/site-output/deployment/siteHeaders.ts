import { contentSecurityPolicy } from './policy.ts';
import { HASHED_FOLDER, type SiteSurvey } from './surveySite.ts';

export type Headers = Record<string, string>;

/** The headers of a built site. */
export interface SiteHeaders {
  /** The path that the site is published under, with a slash at both ends. */
  base: string;
  /** Headers of every response, including errors. */
  everywhere: Headers;
  /** Headers that override others below a folder: `static/frame-0123abcd/`. */
  framed: Record<string, Headers>;
  /** The folder of files with a content hash in their paths. */
  hashed: { prefix: string; caching: string };
  /** The caching of all other files. */
  caching: string;
  /** Paths that always get the caching header, whatever the host's default is: a cached service worker keeps an old site. */
  fresh: readonly string[];
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

export const POLICY = 'Content-Security-Policy';

const framedPolicy = (scripts: string[]) =>
  contentSecurityPolicy({
    scripts,
    // Framework components in these pages write style elements at run time.
    styles: ["'unsafe-inline'"],
    ancestors: "'self'",
  });

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
  connect?: readonly string[];
}

/** Returns the headers of a built site. */
export function siteHeaders({ base, survey, connect = [] }: HeaderOptions): SiteHeaders {
  const { scripts, styles, framed } = survey;
  return {
    base,
    everywhere: {
      [POLICY]: contentSecurityPolicy({
        scripts,
        styles,
        ancestors: "'none'",
        more: { 'connect-src': connect },
      }),
      // Without `includeSubDomains`, which would also apply to other owners' hosts.
      'Strict-Transport-Security': 'max-age=31536000',
      'X-Content-Type-Options': 'nosniff',
      'Referrer-Policy': 'strict-origin-when-cross-origin',
      'Permissions-Policy': UNUSED_FEATURES.map((name) => `${name}=()`).join(', '),
      'Cross-Origin-Opener-Policy': 'same-origin',
    },
    framed: Object.fromEntries(
      Object.entries(framed).map(([folder, { scripts: own, policy }]) => [
        folder,
        policy ? evaluating(policy) : { [POLICY]: framedPolicy(own) },
      ]),
    ),
    hashed: { prefix: `${HASHED_FOLDER}/`, caching: 'public, max-age=31536000, immutable' },
    caching: 'no-cache',
    // At the root, because a worker controls the pages in its folder.
    fresh: ['sw.js'],
  };
}
