import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A cache folder outside the repository. `CHECKS_FORGET=1` ignores it. */
const home = join(
  process.env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache'),
  'rspress-handbook-checks',
);

/**
 * Returns what an earlier run stored under a key.
 *
 * @param subject what the key is for, e.g. `builds`
 */
export function recall<Value>(subject: string, key: string): Value | undefined {
  if (process.env.CHECKS_FORGET) return undefined;
  try {
    const file = join(home, subject, `${key}.json`);
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/**
 * Stores a value for later runs. The key must name everything that the value depends on.
 *
 * @returns the value
 */
export function remember<Value>(subject: string, key: string, value: Value): Value {
  if (process.env.CHECKS_FORGET) return value;
  mkdirSync(join(home, subject), { recursive: true });
  writeFileSync(join(home, subject, `${key}.json`), JSON.stringify(value));
  return value;
}
