import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { installKey } from '../../lib/installed.ts';
import { recall, remember } from '../../lib/memory.ts';
import { inTurn } from '../../lib/processes.ts';
import { makeWorkshop, writeSite } from './folder.ts';
import type { Site } from './sites.ts';

/** The outcome of a build. */
export interface Outcome {
  ok: boolean;
  /** The output, without colors. */
  output: string;
}

const workerFile = fileURLToPath(new URL('worker.mjs', import.meta.url));

/** Each build leaks about 40 MB. With small batches, the last processes end at about the same time. */
const sitesPerProcess = 12;

/** Milliseconds after which a process counts as hanging. */
const patience = 300_000;

/** The cache key of a site. Equal keys have equal outcomes. */
export function keyOf({ files, fails }: Site): string {
  const hash = createHash('sha256').update(installKey(workerFile));
  for (const [path, content] of [...files].sort(([a], [b]) => a.localeCompare(b))) {
    hash.update(`\0${path}\0`).update(content);
  }
  return hash.update(`\0${fails ?? ''}`).digest('hex');
}

/** Whether an outcome is as expected. */
export const isAsSaid = ({ fails }: Site, { ok, output }: Outcome): boolean =>
  fails === undefined ? ok : !ok && output.includes(fails);

/** Builds the sites in some folders in one process. */
const buildBatch = (folders: readonly string[]): Promise<Outcome[]> =>
  new Promise((resolve) => {
    execFile(process.execPath, [workerFile, ...folders], { timeout: patience }, (error) => {
      const output = `The process ended before it built this site: ${error?.message}`;
      const outcomes = folders.map((folder): Outcome => {
        const file = join(folder, 'outcome.json');
        return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : { ok: false, output };
      });
      resolve(outcomes);
    });
  });

/** Builds the sites in some folders with the installed framework, and returns an outcome for each. */
export function buildFolders(folders: readonly string[]): Promise<Outcome>[] {
  const batches: Promise<Outcome[]>[] = [];
  for (let first = 0; first < folders.length; first += sitesPerProcess) {
    const batch = folders.slice(first, first + sitesPerProcess);
    batches.push(inTurn(() => buildBatch(batch)));
  }
  return folders.map(async (_, index) => {
    const outcomes = await batches[Math.floor(index / sitesPerProcess)];
    return outcomes?.[index % sitesPerProcess] as Outcome;
  });
}

/**
 * Builds every site with the installed framework, each in a temporary folder, or returns the remembered outcome of a
 * run with the same packages.
 */
export async function buildSites<S extends Site>(sites: readonly S[]): Promise<Map<S, Outcome>> {
  const outcomes = new Map<S, Outcome>();
  const root = makeWorkshop();
  const queue = sites.flatMap((site, index) => {
    const key = keyOf(site);
    const known = recall<Outcome>('builds', key);
    if (known) outcomes.set(site, known);
    // The folder name that pages use, because errors print the path.
    return known ? [] : [{ key, site, folder: join(root, String(index), 'my-docs') }];
  });
  for (const { folder, site } of queue) writeSite(folder, site.files);
  const built = buildFolders(queue.map(({ folder }) => folder));
  const settle = async ({ key, site }: (typeof queue)[number], index: number) => {
    const outcome = (await built[index]) as Outcome;
    outcomes.set(site, outcome);
    // Only remembers expected outcomes, because other failures may be temporary.
    if (isAsSaid(site, outcome)) remember('builds', key, outcome);
  };
  await Promise.all(queue.map(settle));
  rmSync(root, { recursive: true, force: true });
  return outcomes;
}
