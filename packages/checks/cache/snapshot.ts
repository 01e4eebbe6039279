import type { TinySite } from '../lib/tinySite.ts';

/** The readable contents of a built site, without hashes. */
interface Snapshot {
  /** Readable text by file: titles, pages with navigation, `llms.txt`, search index, styles of the site. */
  texts: Record<string, string>;
  /** Missing files that a page or script refers to. */
  missing: string[];
}

/** Hashes in file names, including the name of the search index. */
const HASH = /\b[0-9a-f]{8,20}\b/g;

const textOf = (html: string): string =>
  html
    .replace(/<script\b[\s\S]*?<\/script>/g, '')
    .replace(/<[^>]*(?:datetime="([^"]*)")[^>]*>/g, ' $1 ')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();

/** The hashes of the search indexes that a script requests. */
const namesIn = (script: string): string[] =>
  [...script.matchAll(/searchIndexHash\s*=\s*\{([^}]*)\}/g)].flatMap(
    ([, entries = '']) => entries.match(/(?<=")[0-9a-f]{6,20}(?=")/g) ?? [],
  );

/** Reads the output of the last build. */
export function takeSnapshot(site: TinySite): Snapshot {
  const files = site.list().filter((file) => !file.startsWith('.'));
  const texts: Record<string, string> = {};
  const missing = new Set<string>();
  for (const file of files) {
    if (file.endsWith('.html')) {
      const html = site.read(file);
      texts[file] = textOf(html);
      for (const [, path = ''] of html.matchAll(/(?:src|href)="\/(static\/[^"]+)"/g)) {
        if (!files.includes(path)) missing.add(`${path} (named by ${file})`);
      }
    } else if (file.endsWith('llms.txt')) {
      texts[file] = site.read(file);
    } else if (/search_index/.test(file)) {
      texts[file.replace(HASH, 'HASH')] = site.read(file);
    } else if (file.endsWith('.css')) {
      texts.css = (texts.css ?? '') + site.read(file).replace(HASH, 'HASH');
    } else if (file.endsWith('.js')) {
      for (const hash of namesIn(site.read(file))) {
        if (!files.some((other) => other.includes(hash)))
          missing.add(`${hash} (named by a script)`);
      }
    }
  }
  return { texts, missing: [...missing].sort() };
}

/** The files of the first snapshot whose text differs, and its references to missing files. */
export function differences(cached: Snapshot, fresh: Snapshot): string[] {
  const files = new Set([...Object.keys(cached.texts), ...Object.keys(fresh.texts)]);
  return [
    ...[...files].filter((file) => cached.texts[file] !== fresh.texts[file]),
    ...cached.missing.map((name) => name.replace(HASH, 'HASH')),
  ].sort();
}
