import { isAbsolute, join } from 'node:path';
import { root } from './root.mjs';
import './envFile.mjs';

/** The path the site is served under, with a slash at both ends. `SITE_BASE` sets it; `/` unless set. */
export const base = `/${process.env.SITE_BASE ?? ''}/`.replace(/\/+/g, '/');

/** The folder of the built site, as `SITE_OUT_DIR` names it: relative to the repository's root, or absolute. */
export const outDir = process.env.SITE_OUT_DIR || 'doc_build';

/** The folder of the built site, absolute. */
export const outFolder = isAbsolute(outDir) ? outDir : join(root, outDir);

/** Where the site is published, without the base path, e.g. `https://docs.example.com`; empty when unknown. */
export const origin = process.env.SITE_ORIGIN ?? '';

/** The public repository of this site. Edit links, issue links, and the repository icon derive from it. */
export const repository = process.env.SITE_REPOSITORY ?? 'https://github.com/web-infra-dev/rspress';

/** The branch that edit links point at. */
export const branch = process.env.SITE_BRANCH ?? 'main';
