import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { recall, remember } from '../../lib/memory.ts';

const known = new Map<string, string>();

/**
 * Runs a program in a neutral folder and returns its output, which is remembered across runs.
 *
 * @param version what the output depends on, e.g. the version of the program
 */
export function printed(program: string, args: readonly string[], version: string): string {
  const key = createHash('sha256')
    .update(JSON.stringify([program, args, version]))
    .digest('hex');
  const before = known.get(key) ?? recall<string>('printed', key);
  if (before !== undefined) return before;
  const env = { ...process.env, NO_COLOR: '1', FORCE_COLOR: '0' };
  const { stdout } = spawnSync(program, args, { cwd: tmpdir(), env, encoding: 'utf8' });
  known.set(key, stdout);
  // Some programs print their help and exit with a nonzero status.
  if (stdout) remember('printed', key, stdout);
  return stdout;
}
