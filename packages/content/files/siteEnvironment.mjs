import { isAbsolute, join } from 'node:path';
import { root } from './root.mjs';
import './envFile.mjs';

/** The path that the site is served under, with a slash at both ends. Set by `SITE_BASE`, `/` by default. */
export const base = `/${process.env.SITE_BASE ?? ''}/`.replace(/\/+/g, '/');

/** The folder of the built site, relative to the repository's root or absolute. Set by `SITE_OUT_DIR`. */
export const outDir = process.env.SITE_OUT_DIR || 'doc_build';

/** The folder of the built site, absolute. */
export const outFolder = isAbsolute(outDir) ? outDir : join(root, outDir);

/**
 * Checks the value of `SITE_ORIGIN`, which is empty if the origin is unknown.
 *
 * @throws {Error} if it has a path or no protocol
 */
export function checkOrigin(value = '') {
  if (!value || /^https?:\/\/[^/]+\/?$/.test(value)) return value;
  throw new Error(
    `SITE_ORIGIN is ${value}. Fix: write only the protocol and the host, as in https://docs.example.com, and the path in SITE_BASE.`,
  );
}

/** The origin that the site is published at, e.g. `https://docs.example.com`; empty if unknown. */
export const origin = checkOrigin(process.env.SITE_ORIGIN);

/** The public repository of this site, for edit links, issue links, and the repository icon. */
export const repository = process.env.SITE_REPOSITORY ?? 'https://github.com/web-infra-dev/rspress';

/** The branch that edit links point to. */
export const branch = process.env.SITE_BRANCH ?? 'main';
