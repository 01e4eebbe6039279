import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

/** A folder outside the repository for what need not be done twice. `CHECKS_FORGET=1` ignores it. */
const home = join(
  process.env.XDG_CACHE_HOME ?? join(homedir() || tmpdir(), '.cache'),
  'rspress-handbook-checks',
);

/** Where larger things are kept than values, such as installations; the caller makes the folder. */
export const cacheFolder = (subject: string): string => join(home, subject);

/**
 * What an earlier run left under a key, if it is young enough.
 *
 * @param subject what the key is for, e.g. `builds`
 * @param maxAge milliseconds
 */
export function recall<Value>(
  subject: string,
  key: string,
  maxAge = Number.POSITIVE_INFINITY,
): Value | undefined {
  if (process.env.CHECKS_FORGET) return undefined;
  try {
    const file = join(home, subject, `${key}.json`);
    if (Date.now() - statSync(file).mtimeMs > maxAge) return undefined;
    return JSON.parse(readFileSync(file, 'utf8')) as Value;
  } catch {
    return undefined;
  }
}

/** Leaves a value for later runs; the key must name everything that the value depends on. */
export function remember(subject: string, key: string, value: unknown): void {
  if (process.env.CHECKS_FORGET) return;
  mkdirSync(join(home, subject), { recursive: true });
  writeFileSync(join(home, subject, `${key}.json`), JSON.stringify(value));
}
