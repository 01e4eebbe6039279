import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { filesOf, repositoryRoot } from '@handbook/content';
import type { Facts } from '@handbook/releases';
import { recall, remember } from '../lib/memory.ts';
import { readSurface } from '../reference/surface/surface.ts';
import { factsOf } from './factsOf.ts';
import { install } from './install.ts';

/** Everything in this repository that decides what is read of a release. */
function readers(): string {
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
 * What a published release offers, installed apart from this project; remembered until the readers change.
 *
 * @param plugins short names of the official plugins that were published with the same version
 * @param keep whether the installation stays for the next time
 * @throws Error with npm's words when it cannot be installed
 */
export async function readFacts(
  version: string,
  plugins: readonly string[],
  keep = true,
): Promise<Facts> {
  const key = [version, ...plugins, readers()].join('+');
  const known = recall<Facts>('release-facts', key);
  if (known) return known;
  const folder = await install(version, plugins);
  const facts = await factsOf(await readSurface(folder));
  remember('release-facts', key, facts);
  if (!keep) rmSync(folder, { recursive: true, force: true });
  return facts;
}

/**
 * What the framework and the plugins offer that this project has installed; of the plugins, those of a final 2.0.x.
 */
export async function installedFacts(): Promise<Facts> {
  const surface = await readSurface();
  const facts = await factsOf(surface);
  const early = Object.entries(surface.framework.plugins).flatMap(([name, folder]) => {
    const { version } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
    return /^2\.0\.\d+$/.test(version) ? [] : [`plugin:${name}`];
  });
  return Object.fromEntries(Object.entries(facts).filter(([area]) => !early.includes(area)));
}
