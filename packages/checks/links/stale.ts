import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf } from '@handbook/content';
import type { Problem } from '../lib/problem.ts';

const sources = ['docs/**', '{theme,packages}/**', 'i18n.json', 'site.ts', 'rspress.config.ts'];

const outDir = 'doc_build';

/** Fails if the built site is missing, or older than one of its sources. */
export function staleBuild(root: string): Problem[] {
  const built = join(root, outDir, 'index.html');
  const fix = 'Run `npm run build` first.';
  if (!existsSync(built)) return [{ file: outDir, message: 'The site is not built.', fix }];
  const { mtimeMs } = statSync(built);
  const newer = filesOf(sources, root, ['**/*.test.*', 'packages/checks/**']).filter(
    (file) => statSync(join(root, file)).mtimeMs > mtimeMs,
  );
  const [file] = newer;
  if (!file) return [];
  const others = newer.length > 1 ? ` (and ${newer.length - 1} more)` : '';
  return [{ file, message: `The file${others} changed after ${outDir} was built.`, fix }];
}
