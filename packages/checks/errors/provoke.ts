import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { recall, remember } from '../lib/memory.ts';
import { makeWorkshop, writeSite } from '../samples/build/folder.ts';
import { proveSites } from '../samples/build/prove.ts';
import { keyOf } from '../samples/build/site.ts';
import { runRspress } from '../samples/shell/rspress.ts';
import type { Provocation } from './provocation.ts';
import type { CommandProvocation } from './provokedCommands.ts';

/** What was printed about a provocation. */
export interface Reaction {
  provocation: Provocation;
  ok: boolean;
  output: string;
}

const filesOf = ({ files }: Provocation) => new Map(Object.entries(files));

/** Builds the sites, or recalls what equal ones printed. */
export async function provokeBuilds(provocations: readonly Provocation[]): Promise<Reaction[]> {
  const sites = provocations.map((provocation) => ({
    provocation,
    files: filesOf(provocation),
    fails: provocation.passes ? undefined : provocation.prints[0],
  }));
  const { outcomes } = await proveSites(sites);
  return sites.map((site) => {
    const { ok = false, output = '' } = outcomes.get(site) ?? {};
    return { provocation: site.provocation, ok, output };
  });
}

/** Runs a command in a separate folder. */
function run({ command }: CommandProvocation, cwd: string): Omit<Reaction, 'provocation'> {
  const { output, status } = runRspress(command.split(' '), cwd);
  return { ok: status === 0, output };
}

/** Runs the command of each, one after another, or recalls what an equal one printed. */
export function provokeCommands(provocations: readonly CommandProvocation[]): Reaction[] {
  const workshop = makeWorkshop();
  const reactions: Reaction[] = [];
  for (const [index, provocation] of provocations.entries()) {
    const site = {
      files: filesOf(provocation),
      fails: `${provocation.command}: ${provocation.prints}`,
    };
    const key = keyOf(site);
    const known = recall<Omit<Reaction, 'provocation'>>('commands', key);
    const cwd = join(workshop, `site-${index}`);
    if (!known) writeSite(cwd, site);
    const reaction = known ?? run(provocation, cwd);
    const said = provocation.prints.every((text) => reaction.output.includes(text));
    if (said) remember('commands', key, reaction);
    reactions.push({ provocation, ...reaction });
  }
  rmSync(workshop, { recursive: true, force: true });
  return reactions;
}
