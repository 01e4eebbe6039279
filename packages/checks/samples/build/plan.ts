import { posix } from 'node:path';
import { expectedFailure } from '../expectation.ts';
import type { Sample } from '../sample.ts';
import { reachable, shownFile } from '../siblings.ts';
import { isConfig, isThemeEntry } from '../typescript/context.ts';
import { hasDefaultExport, isPart } from '../typescript/unit.ts';
import type { SampleSite, Site } from './site.ts';
import { addStandIns, drawnFiles, stringsOf } from './standIns.ts';

/** Whether a string in a configuration refers to a file or its folder. */
function means(text: string, title: string): boolean {
  const path = posix.normalize(text).replace(/^(?:\.\.?\/|\/)+/, '');
  if (!/^[\w@.-]+(?:\/[\w@.-]+)*$/.test(path) || path === 'docs') return false;
  const whole = `/${title}`;
  if (/\.\w+$/.test(path)) return whole.endsWith(`/${path}`);
  // A folder, or a module without its extension. The builder adds pages.
  return (
    !/\.mdx?$/.test(title) &&
    (title.startsWith(`${path}/`) || whole.replace(/\.\w+$/, '').endsWith(`/${path}`))
  );
}

/** The other blocks of the page that a configuration needs. */
function needed(config: Sample): Set<Sample> {
  const found = reachable(config);
  const strings = stringsOf(config.code);
  for (const { title } of config.siblings) {
    if (!title || isConfig({ ...config, title }) || !strings.some((text) => means(text, title)))
      continue;
    const block = shownFile(config, [title]);
    if (!block) continue;
    found.add(block);
    reachable(block, found);
  }
  return found;
}

/** The site of a sample, with the sample at the given path. */
function siteOf(sample: Sample, path: string): SampleSite {
  const files: Site['files'] = new Map([...drawnFiles(sample), [path, sample.code]]);
  for (const block of isConfig(sample) ? needed(sample) : reachable(sample)) {
    files.set(block.title ?? '', block.code);
  }
  const fails = expectedFailure(sample);
  // A failing sample may refer to missing files on purpose, unless a tree lists them.
  if (fails === undefined) addStandIns(files);
  return { sample, files, fails };
}

/**
 * The sites to build: one for each complete configuration, one for each theme entry, and one for each file, page, or
 * navigation file that must break the build.
 */
export function sitesOf(samples: readonly Sample[]): SampleSite[] {
  return samples.flatMap((sample) => {
    const { title, lang } = sample;
    // A quoted example is built separately, and a diff isn't a complete file.
    if (sample.meta.file !== undefined || lang === 'diff' || isPart(sample)) return [];
    if (isConfig(sample) && hasDefaultExport(sample.code)) {
      return [siteOf(sample, posix.basename(title ?? ''))];
    }
    if (isThemeEntry(sample)) return [siteOf(sample, title ?? '')];
    if (expectedFailure(sample) === undefined) return [];
    const isPage = lang === 'mdx' || lang === 'md';
    const path = title ?? (isPage ? `docs/index.${lang}` : undefined);
    return path ? [siteOf(sample, path)] : [];
  });
}
