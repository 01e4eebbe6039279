import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Problem } from '../../lib/problem.ts';
import { type Framework, publishedPath } from '../surface/framework.ts';
import type { DefaultRecord, Loaded, Probes } from './records.ts';

/** A known default: the values that a page may state, or that it must be described in words. */
export interface KnownDefault {
  kind: 'value' | 'none' | 'prose';
  values: string[];
}

const recordsFile = 'packages/checks/reference/defaults.ts';

/**
 * Runs the probes and checks the evidence of every record of one area.
 *
 * @returns also the names without evidence, whose known default is from another version
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
    if (contains(publishedPath(framework, record.file), record.has)) continue;
    gone.add(name);
    problems.push({
      file: recordsFile,
      message: `The evidence for the default of ${name} is gone: ${record.file} no longer contains "${record.has}".`,
      fix: `Find out what ${framework.version} does if ${name} is omitted, then correct the record in packages/checks/reference/defaults and the pages.`,
    });
  }
  return { known, problems, gone };
}

const withoutSpaces = (text: string): string => text.replace(/\s+/g, '');

/** Whether a file exists and contains an expression, in any format. */
const contains = (path: string, expression: string): boolean =>
  existsSync(path) && withoutSpaces(readFileSync(path, 'utf8')).includes(withoutSpaces(expression));

const load = (framework: Framework, file: string): Promise<Loaded> =>
  import(pathToFileURL(publishedPath(framework, file)).href);

async function loadProbes({ core }: Framework): Promise<Probes> {
  const dist = (file: string) => import(pathToFileURL(join(core, 'dist/node', file)).href);
  const { createSiteData } = await dist('runtimeModule/siteData/createSiteData.js');
  const { PluginDriver } = await dist('PluginDriver.js');
  const { siteData } = await createSiteData({ i18nSourcePath: join(core, 'no-such-file.json') });
  const pluginDriver = await PluginDriver.create({}, true);
  return { site: siteData, driven: await pluginDriver.modifyConfig() };
}
