import { posix } from 'node:path';
import { expectedFailure } from '../expectation.ts';
import { isConfig, isPart, type Sample } from '../sample.ts';
import { importedBlocks, shownFile } from '../siblings.ts';
import { addAssets, stringsOf } from './assets.ts';
import type { Files } from './folder.ts';

/** A small site to build. */
export interface Site {
  files: Files;
  /** What the failing build must print; undefined if the build must pass. */
  fails?: string | undefined;
}

/** A site from the samples of one page. */
export interface SampleSite extends Site {
  /** The sample that the site checks. */
  sample: Sample;
}

/** Whether a string in a configuration refers to a file, its folder, or a module without its extension. */
function means(text: string, title: string): boolean {
  const path = posix.normalize(text).replace(/^[./]+/, '');
  if (path === '' || path === 'docs') return false;
  const isPage = /\.mdx?$/.test(title);
  const names = isPage ? [title] : [title, title.replace(/\.\w+$/, '')];
  return names.some((name) => `/${name}`.endsWith(`/${path}`)) || title.startsWith(`${path}/`);
}

/** The other blocks of the page that a configuration refers to by path. */
function namedBlocks(config: Sample): Sample[] {
  const strings = stringsOf(config.code);
  return config.siblings.flatMap((sibling) => {
    const { title } = sibling;
    if (!title || isConfig(sibling) || !strings.some((text) => means(text, title))) return [];
    return shownFile(config, [title]) ?? [];
  });
}

/** What types don't cover: functions, own files, and packages. Examples build the framework's plugins. */
const untyped = /=>|\) \{|\bfrom '(?!@rspress\/|node:path')|\bimport ?\(?'|['"]\.{1,2}\//;

/** The sites of a sample, with the sample at the given path; none if the compiler checks everything that can be wrong. */
function siteOf(sample: Sample, path: string): SampleSite[] {
  const files: Files = new Map();
  const add = (block: Sample) => files.set(block.title ?? '', block.code);
  for (const block of isConfig(sample) ? namedBlocks(sample) : []) {
    add(block);
    importedBlocks(block, block.title ?? '', block.code).forEach(add);
  }
  importedBlocks(sample, path, sample.code).forEach(add);
  files.set(path, sample.code);
  const fails = expectedFailure(sample);
  const isTyped = isConfig(sample) && files.size === 1 && !untyped.test(sample.code);
  if (fails === undefined && isTyped) return [];
  // A failing sample may refer to missing files on purpose.
  if (fails === undefined) addAssets(files);
  return [{ sample, files, fails }];
}

/**
 * The sites to build: one for each complete configuration that types don't cover, one for each theme entry, and one for
 * each file, page, or navigation file that must break the build. A block in the same place of a translation has the same
 * code, which the rule `parity` checks, so one of them is built.
 */
export function sitesOf(samples: readonly Sample[]): SampleSite[] {
  const sites = samples.flatMap((sample): SampleSite[] => {
    const { title, lang } = sample;
    // A quoted example is built separately, and a diff isn't a complete file.
    if (sample.meta.file !== undefined || lang === 'diff' || isPart(sample)) return [];
    if (isConfig(sample)) return siteOf(sample, posix.basename(title ?? ''));
    if (/^theme\/index\.[jt]sx?$/.test(title ?? '')) return siteOf(sample, title ?? '');
    if (expectedFailure(sample) === undefined) return [];
    const isPage = lang === 'mdx' || lang === 'md';
    const path = title ?? (isPage ? `docs/index.${lang}` : undefined);
    return path ? siteOf(sample, path) : [];
  });
  const placeOf = ({ fails, sample: { file, route, index, title } }: SampleSite) =>
    [fails === undefined ? route : file, index, title].join();
  return [...new Map(sites.map((site) => [placeOf(site), site])).values()];
}
