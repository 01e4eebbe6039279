import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { repositoryRoot } from '../lib/root.ts';
import { makeWorkshop, writeSite } from '../samples/build/folder.ts';
import { proveSites } from '../samples/build/prove.ts';
import type { CommandProvocation, Provocation } from './provoked.ts';

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

/** Runs the command of each in a folder of its own. */
export async function provokeCommands(
  provocations: readonly CommandProvocation[],
): Promise<Reaction[]> {
  const workshop = makeWorkshop();
  const cli = join(repositoryRoot, 'node_modules/@rspress/core/bin/rspress.js');
  const reactions = provocations.map(
    (provocation, index) =>
      new Promise<Reaction>((resolve) => {
        const cwd = join(workshop, `site-${index}`);
        writeSite(cwd, { files: filesOf(provocation) });
        const argv = [cli, ...provocation.command.split(' ')];
        execFile(process.execPath, argv, { cwd, timeout: 60_000 }, (error, stdout, stderr) => {
          const output = stripVTControlCharacters(`${stdout}${stderr}`);
          resolve({ provocation, ok: !error, output });
        });
      }),
  );
  const settled = await Promise.all(reactions);
  rmSync(workshop, { recursive: true, force: true });
  return settled;
}
