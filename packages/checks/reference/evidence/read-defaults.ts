import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../lib/problem.ts';
import type { Framework } from '../surface/framework.ts';
import type { DefaultRecord, Loaded, Probes } from './records.ts';
import { shippedPath, shippedText, squeezed } from './shipped-text.ts';

/** A proved default: what a page may print, or that it takes words. */
export interface KnownDefault {
  kind: 'value' | 'none' | 'prose';
  values: string[];
}

const recordsFile = 'packages/checks/reference/defaults.ts';

/**
 * Runs the probes and looks up the evidence of every record of one area.
 *
 * @returns also the names whose evidence is gone: what is known of them is what another version did
 */
export async function readDefaults(
  framework: Framework,
  records: Record<string, DefaultRecord>,
): Promise<{ known: Map<string, KnownDefault>; problems: Problem[]; gone: Set<string> }> {
  const gone = new Set<string>();
  const known = new Map<string, KnownDefault>();
  const problems: Problem[] = [];
  const probes = await loadProbes(framework);
  for (const [name, record] of Object.entries(records)) {
    if (record.kind === 'probed') {
      const value = await record.read(probes, (file) => load(framework, file));
      known.set(name, { kind: 'value', values: [JSON.stringify(value) ?? 'undefined'] });
      continue;
    }
    known.set(name, { kind: record.kind, values: record.values });
    if (shippedText(framework, record.file)?.includes(squeezed(record.has))) continue;
    gone.add(name);
    problems.push({
      file: recordsFile,
      message: `The evidence for the default of ${name} is gone: ${record.file} no longer contains "${record.has}".`,
      fix: `Read what ${framework.version} does when ${name} is left out, correct the record and the pages.`,
    });
  }
  return { known, problems, gone };
}

const load = (framework: Framework, file: string): Promise<Loaded> =>
  import(pathToFileURL(shippedPath(framework, file)).href);

async function loadProbes({ core }: Framework): Promise<Probes> {
  const dist = (file: string) => import(pathToFileURL(join(core, 'dist/node', file)).href);
  const { createSiteData } = await dist('runtimeModule/siteData/createSiteData.js');
  const { PluginDriver } = await dist('PluginDriver.js');
  const { siteData } = await createSiteData({ i18nSourcePath: join(core, 'no-such-file.json') });
  const pluginDriver = await PluginDriver.create({}, true);
  return { site: siteData, driven: await pluginDriver.modifyConfig() };
}
