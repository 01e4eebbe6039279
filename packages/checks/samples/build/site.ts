import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { installFingerprint } from '../../lib/installed.ts';
import type { Sample } from '../sample.ts';

/** A small site to build. */
export interface Site {
  /** Contents by path from the site's root. */
  files: Map<string, string | Uint8Array>;
  /** What the failing build must print; undefined if the build must pass. */
  fails: string | undefined;
}

/** A site from the samples of one page. */
export interface SampleSite extends Site {
  /** The sample that the site checks. */
  sample: Sample;
}

/** The outcome of a build. */
export interface Outcome {
  ok: boolean;
  /** The output, without colors. */
  output: string;
  /** Milliseconds. */
  duration: number;
}

const builder = ['worker.mjs', 'run.ts'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
);

/** Removes comments, which may differ between the languages. */
function withoutComments(path: string, text: string): string {
  if (!/\.[mc]?[jt]sx?$/.test(path)) return text;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

/** The cache key of a site. Equal keys have equal outcomes. */
export function keyOf({ files, fails }: Site): string {
  const hash = createHash('sha256').update(installFingerprint()).update(builder.join('\0'));
  for (const [path, content] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    hash.update(`\0${path}\0`);
    hash.update(typeof content === 'string' ? withoutComments(path, content) : content);
  }
  return hash.update(`\0${fails ?? ''}`).digest('hex');
}

/** Whether an outcome is as expected. */
export const isAsSaid = ({ fails }: Site, { ok, output }: Outcome): boolean =>
  fails === undefined ? ok : !ok && output.includes(fails);
