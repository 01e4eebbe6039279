import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installFingerprint } from '../../lib/installed.ts';
import { recall, remember } from '../../lib/memory.ts';
import type { Entry } from './entry.ts';

/** What reading a framework yields. */
export interface Read {
  entries: Entry[];
  /** Named types and what they stand for. */
  shapes: [string, string][];
}

const readers = fileURLToPath(new URL('.', import.meta.url));

/** Reads once per installation and version of the readers: it takes seconds, and nothing else decides. */
export async function remembered(read: () => Promise<Read>): Promise<Read> {
  const hash = createHash('sha256').update(installFingerprint());
  for (const file of readdirSync(readers).sort()) hash.update(readFileSync(join(readers, file)));
  const key = hash.digest('hex');
  const known = recall<Read>('surface', key);
  if (known) return known;
  const value = await read();
  remember('surface', key, value);
  return value;
}
