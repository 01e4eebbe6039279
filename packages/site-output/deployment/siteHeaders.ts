import { contentSecurityPolicy } from './policy.ts';
import { HASHED_FOLDER, type SiteSurvey } from './surveySite.ts';

/** Names and values. */
export type Headers = Record<string, string>;

/** Every header of a site that does not follow from a file's bytes. */
export interface SiteHeaders {
  /** Path that the site is published under, with a slash at both ends. */
  base: string;
  /** On every answer, errors too. */
  everywhere: Headers;
  /** Instead of those of the same name, for what is below a folder: `static/frame-0123abcd/`. */
  framed: Record<string, Headers>;
  /** Path below the base, and the caching of what lies there. */
  hashed: { prefix: string; caching: string };
  /** Caching of everything else. */
  caching: string;
  /** Paths below the base that get the header in spite of the host's default: a cached service worker keeps an old site. */
  fresh: readonly string[];
}

/**
 * Features that ask the reader for something, and that no page uses; what is left out of the list stays as browsers have it.
 * It goes uncompressed with every page.
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
    // Among them are pages of the bare framework, whose components write style elements as they run.
    styles: ["'unsafe-inline'"],
    ancestors: "'self'",
  });

/** For a document with its own policy, which runs code that it is sent: it gets no origin, and reaches no other. */
const evaluating = (policy: string): Headers => ({
  // A document can't ask for these two itself.
  [POLICY]: `${policy}; frame-ancestors 'self'; sandbox allow-scripts`,
  // Covers what no policy does: WebRTC, and connections that are made early.
  'Connection-Allowlist': '(response-origin)',
});

interface Wish {
  base: string;
  survey: Pick<SiteSurvey, 'scripts' | 'styles' | 'framed'>;
  /** Origins that the pages send requests to, for a hosted search. */
  connect?: readonly string[];
}

/** The headers of a built site. */
export function siteHeaders({ base, survey, connect = [] }: Wish): SiteHeaders {
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
      // Only this host: `includeSubDomains` would also bind hosts that belong to others.
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
