import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, repositoryRoot } from '@handbook/content';
import type { Facts } from '@handbook/releases';
import { recall, remember } from '../lib/memory.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { factsOf } from './factsOf.ts';
import { install } from './install.ts';

/** A hash of the code that reads a release. */
function readersHash(): string {
  const hash = createHash('sha256').update(process.version);
  const files = [
    'packages/checks/reference/{surface,evidence,defaults}/**/*.ts',
    'packages/checks/reference/{areas,defaults}.ts',
    'packages/checks/releases/factsOf.ts',
  ];
  for (const file of filesOf(files, repositoryRoot))
    hash.update(readFileSync(join(repositoryRoot, file)));
  return hash.digest('hex').slice(0, 16);
}

/**
 * Reads the public names of a published release from a separate folder. Remembers them until the code that reads them
 * changes.
 *
 * @param plugins short names of the official plugins that were published with the same version
 * @param keep whether to keep the installation for the next run
 * @throws Error with the message of npm if the installation fails
 */
export async function readFacts(
  version: string,
  plugins: readonly string[],
  keep = true,
): Promise<Facts> {
  const key = [version, ...plugins, readersHash()].join('+');
  const known = recall<Facts>('release-facts', key);
  if (known) return known;
  const folder = await install(version, plugins);
  const facts = remember('release-facts', key, await factsOf(await readSurface(folder)));
  if (!keep) rmSync(folder, { recursive: true, force: true });
  return facts;
}

/** Reads the public names of the installed framework, and of the installed plugins with a final 2.0.x version. */
export async function installedFacts(): Promise<Facts> {
  const surface = await readSurface();
  const facts = await factsOf(surface);
  const early = Object.entries(surface.framework.plugins).flatMap(([name, folder]) => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return /^2\.0\.\d+$/.test(version) ? [] : [`plugin:${name}`];
  });
  return Object.fromEntries(Object.entries(facts).filter(([area]) => !early.includes(area)));
}
