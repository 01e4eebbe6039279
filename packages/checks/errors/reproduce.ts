import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recall, remember } from '../lib/memory.ts';
import { makeWorkshop, writeSite } from '../samples/build/folder.ts';
import { proveSites } from '../samples/build/prove.ts';
import { keyOf } from '../samples/build/site.ts';
import { runRspress } from '../samples/shell/rspress.ts';
import type { CommandReproduction } from './commandReproductions.ts';
import type { Reproduction } from './reproduction.ts';

/** What a reproduction printed. */
export interface Outcome {
  reproduction: Reproduction;
  ok: boolean;
  output: string;
}

const filesOf = ({ files }: Reproduction) => new Map(Object.entries(files));

/** Builds the sites, or returns the remembered output of equal sites. */
export async function reproduceBuilds(reproductions: readonly Reproduction[]): Promise<Outcome[]> {
  const sites = reproductions.map((reproduction) => ({
    reproduction,
    files: filesOf(reproduction),
    fails: reproduction.passes ? undefined : reproduction.prints[0],
  }));
  const proof = await proveSites(sites);
  return sites.map((site) => {
    const { ok = false, output = '' } = proof.outcomes.get(site) ?? {};
    return { reproduction: site.reproduction, ok, output };
  });
}

function run(command: string, cwd: string) {
  const { output, status } = runRspress(command.split(' '), cwd);
  return { ok: status === 0, output };
}

/** Runs the commands one after another, or returns the remembered output of equal commands. */
export function reproduceCommands(reproductions: readonly CommandReproduction[]): Outcome[] {
  const workshop = makeWorkshop();
  const outcomes: Outcome[] = [];
  for (const [index, reproduction] of reproductions.entries()) {
    const site = {
      files: filesOf(reproduction),
      fails: `${reproduction.command}: ${reproduction.prints}`,
    };
    const key = keyOf(site);
    const known = recall<{ ok: boolean; output: string }>('commands', key);
    const cwd = join(workshop, `site-${index}`);
    if (!known) writeSite(cwd, site);
    const outcome = known ?? run(reproduction.command, cwd);
    const isComplete = reproduction.prints.every((text) => outcome.output.includes(text));
    if (isComplete) remember('commands', key, outcome);
    outcomes.push({ reproduction, ...outcome });
  }
  rmSync(workshop, { recursive: true, force: true });
  return outcomes;
}
