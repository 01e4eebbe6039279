import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import type { Problem } from '../../lib/problem.ts';
import type { InertRecord } from '../inert.ts';
import { allDistFiles } from '../surface/dist-files.ts';
import type { Entry } from '../surface/entry.ts';
import type { Framework } from '../surface/framework.ts';
import { readsOf } from '../surface/reads.ts';
import { shippedPath } from './shipped-text.ts';

const recordsFile = 'packages/checks/reference/inert.ts';

/** Searches the shipped code for a consumer of everything that is recorded as inert. */
export const checkInert = (framework: Framework, records: readonly InertRecord[]): Problem[] =>
  records.flatMap(({ name, within, absent, control }) => {
    const folder = shippedPath(framework, within);
    const texts = globSync('**/*.{js,tsx}', {
      cwd: folder,
      absolute: true,
      ignore: 'eject-theme/**',
    })
      .sort()
      .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));
    const consumer = texts.find(({ text }) => absent.test(text));
    if (consumer) {
      return {
        file: recordsFile,
        message: `${name} is recorded as inert, but ${consumer.file.replace(/^.*node_modules\//, '')} reads it.`,
        fix: 'Remove the record, and let the pages say what the key does now.',
      };
    }
    if (texts.some(({ text }) => control.test(text))) return [];
    return {
      file: recordsFile,
      message: `The search for ${name} proves nothing: its control ${control} is nowhere in ${within}.`,
      fix: 'Search where its working siblings are read today, or with a control that exists.',
    };
  });

/** Objects of the shipped code by the keys that are typed for them. */
const objects = [
  { area: 'config', prefix: '', names: ['config', 'userConfig', 'docConfig'] },
  { area: 'config', prefix: 'themeConfig.', names: ['themeConfig'] },
  { area: 'frontmatter', prefix: '', names: ['frontmatter'] },
] as const;

/** Typed keys that no shipped code reads from the object they belong to, and that no record names. */
export function findUnread(
  framework: Framework,
  entries: readonly Entry[],
  records: readonly InertRecord[],
): Problem[] {
  const files = allDistFiles(framework);
  return objects.flatMap(({ area, prefix, names }) => {
    const read = new Set(names.flatMap((name) => readsOf(files, name).map(({ key }) => key)));
    return entries
      .filter((entry) => entry.area === area && !entry.tags.includes('shape'))
      .filter(({ name }) => name.startsWith(prefix) && !name.slice(prefix.length).includes('.'))
      .filter(({ name }) => !read.has(name.slice(prefix.length)))
      .filter(({ name }) => !records.some((record) => record.name === name && record.area === area))
      .map(({ name, source }) => ({
        file: recordsFile,
        message: `${name} is typed (${source}), but no shipped code reads it.`,
        fix: 'Try it on a site; if it does nothing, record it as inert with the evidence.',
      }));
  });
}
