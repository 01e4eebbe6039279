import { readFileSync } from 'node:fs';
import { globSync } from 'tinyglobby';
import { placeOf } from '../../lib/placeOf.ts';
import type { Problem } from '../../lib/problem.ts';
import type { DeadOption } from '../deadOptions.ts';
import { allDistFiles } from '../surface/distFiles.ts';
import type { Entry } from '../surface/entry.ts';
import { type Framework, publishedPath } from '../surface/framework.ts';
import { readsOf } from '../surface/reads.ts';

const recordsFile = 'packages/checks/reference/deadOptions.ts';

/** Checks that the published code doesn't read the recorded dead options. */
export const checkDeadOptions = (framework: Framework, records: readonly DeadOption[]): Problem[] =>
  records.flatMap(({ name, within, absent, control }) => {
    const folder = publishedPath(framework, within);
    const texts = globSync('**/*.{js,tsx}', {
      cwd: folder,
      absolute: true,
      ignore: 'eject-theme/**',
    })
      .sort()
      .map((file) => ({ file, text: readFileSync(file, 'utf8').replace(/\s+/g, ' ') }));
    const place = placeOf(recordsFile, `'${name}'`);
    const consumer = texts.find(({ text }) => absent.test(text));
    if (consumer) {
      return {
        ...place,
        message: `${name} is recorded as a dead option, but ${consumer.file.replace(/^.*node_modules\//, '')} reads it.`,
        fix: 'Remove the record, and describe on the pages what the option does.',
      };
    }
    if (texts.some(({ text }) => control.test(text))) return [];
    return {
      ...place,
      message: `The record of ${name} proves nothing, because ${within} doesn't contain its control ${control}.`,
      fix: 'Find out where the framework reads similar options, and correct within and control.',
    };
  });

/** Variables of the published code, with the options that they contain. */
const objects = [
  { area: 'config', prefix: '', names: ['config', 'userConfig', 'docConfig'] },
  { area: 'config', prefix: 'themeConfig.', names: ['themeConfig'] },
  { area: 'frontmatter', prefix: '', names: ['frontmatter'] },
] as const;

/** Finds typed options that the published code doesn't read and that aren't recorded. */
export function findUnread(
  framework: Framework,
  entries: readonly Entry[],
  records: readonly DeadOption[],
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
        message: `${name} is typed (${source}), but the published code doesn't read it.`,
        fix: `Try the option on a site. If it has no effect, record it in ${recordsFile} with the evidence.`,
      }));
  });
}
