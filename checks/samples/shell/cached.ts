import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { cacheFolder } from '../build/cache.ts';

/**
 * What a program prints, run in a neutral folder; remembered across runs.
 *
 * @param version what the output depends on, e.g. the program's version
 */
export function printed(program: string, args: readonly string[], version: string): string {
  const key = createHash('sha256')
    .update(JSON.stringify([program, args, version]))
    .digest('hex');
  const file = join(cacheFolder('printed'), `${key}.txt`);
  try {
    return readFileSync(file, 'utf8');
  } catch {
    const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
    const { stdout, status } = spawnSync(program, args, { cwd: tmpdir(), env, encoding: 'utf8' });
    if (status === 0) {
      mkdirSync(cacheFolder('printed'), { recursive: true });
      writeFileSync(file, stdout);
    }
    return stdout;
  }
}
