import { join } from 'node:path';
import {
  entryName,
  flatNav,
  type InterfaceText,
  type MetaEntry,
  type NavEntry,
  type ReadFiles,
  readEntries,
  readInterfaceText,
  type SitePage,
} from '@handbook/content';

/** The files and strings that name a language's areas. */
interface AreaSources {
  /** The folder of the language's pages, absolute. */
  folder: string;
  lang: string;
  texts: InterfaceText;
}

/** Separates an area from its parent area. */
const SEPARATOR = ' › ';

function readList<Entry>(file: string, read: ReadFiles): Entry[] {
  read.add(file);
  return readEntries(file) ?? [];
}

/** Returns the navbar item that a page belongs to. {@link areaOf} describes the parameters. */
function navItemOf({ folder }: AreaSources, page: string, read: ReadFiles): NavEntry | undefined {
  const [first] = page.split('/');
  const entries = flatNav(readList<NavEntry>(join(folder, '_nav.json'), read));
  return (
    entries.find(({ activeMatch }) => activeMatch && new RegExp(activeMatch).test(`/${page}`)) ??
    entries.find(({ link }) => link?.split('/')[1] === first)
  );
}

/** Returns the section header above an entry of `_meta.json`, or the label of a folder. */
function metaLabel(
  entries: readonly MetaEntry[],
  name: string,
  isFile: boolean,
): string | undefined {
  let above: string | undefined;
  for (const entry of entries) {
    if (entryName(entry) === name) {
      return typeof entry === 'string' || isFile ? above : (entry.label ?? above);
    }
    if (typeof entry === 'string') continue;
    if (entry.type === 'section-header') above = entry.label;
    else if (entry.type === 'dir-section-header') above = undefined;
  }
  return undefined;
}

/**
 * Returns the area of the site that a page belongs to, with the labels of navbar and sidebar: `Guide › Features`.
 *
 * @param page the path in the language's folder, without extension
 * @param read receives the path of each file that the result depends on
 */
export function areaOf(sources: AreaSources, page: string, read: ReadFiles): string {
  const names = page.split('/');
  const labels = [navItemOf(sources, page, read)?.text];
  for (let depth = 1; depth < names.length; depth++) {
    const folder = names.slice(0, depth);
    const entries = readList<MetaEntry>(join(sources.folder, ...folder, '_meta.json'), read);
    const path = names.slice(depth).join('/');
    const isListed = entries.some((entry) => entryName(entry) === path);
    const isFile = isListed || depth === names.length - 1;
    labels.push(metaLabel(entries, isListed ? path : (names[depth] ?? ''), isFile));
    if (isListed) break;
  }
  const shown = labels
    .filter((label) => label !== undefined)
    .map((label) => sources.texts[label]?.[sources.lang] ?? label);
  return [...new Set(shown)].join(SEPARATOR);
}

/** Returns the area of a page that the build read; empty for a page outside every area. */
export function areaOfPage({ file, lang }: SitePage): string {
  const folder = join(process.cwd(), 'docs', lang);
  const page = file.slice(folder.length + 1).replace(/\.\w+$/, '');
  return areaOf({ folder, lang, texts: readInterfaceText() }, page, new Set());
}
