import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import ts from 'typescript';
import { installFingerprint } from '../../lib/installed.ts';
import type { Sample } from '../sample.ts';

/** A small site to build. */
export interface Site {
  /** Contents by path from the site's root. */
  files: Map<string, string | Uint8Array>;
  /** What the failing build must print; undefined when the build must pass. */
  fails: string | undefined;
}

/** A site made from what one page shows. */
export interface SampleSite extends Site {
  /** The sample that the site proves. */
  sample: Sample;
}

/** What building a site came to. */
export interface Outcome {
  ok: boolean;
  /** Everything that was printed, without colours. */
  output: string;
  /** Milliseconds. */
  duration: number;
}

const builder = ['worker.mjs', 'run.ts'].map((name) =>
  readFileSync(new URL(name, import.meta.url), 'utf8'),
);

/** Code without what may differ between the languages: its comments. */
function withoutComments(path: string, text: string): string {
  if (!/\.[mc]?[jt]sx?$/.test(path)) return text;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest);
  return ts.createPrinter({ removeComments: true }).printFile(file);
}

/** Names what is built: equal keys mean equal outcomes. */
export function keyOf({ files, fails }: Site): string {
  const hash = createHash('sha256').update(installFingerprint()).update(builder.join('\0'));
  for (const [path, content] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    hash.update(`\0${path}\0`);
    hash.update(typeof content === 'string' ? withoutComments(path, content) : content);
  }
  return hash.update(`\0${fails ?? ''}`).digest('hex');
}

/** Whether an outcome is what the page says. */
export const isAsSaid = ({ fails }: Site, { ok, output }: Outcome): boolean =>
  fails === undefined ? ok : !ok && output.includes(fails);
