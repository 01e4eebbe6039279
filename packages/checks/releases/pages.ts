import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages, repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import {
  factsIn,
  type LinkOf,
  type ReleaseEntry,
  renderFacts,
  withFacts,
} from '@handbook/releases';
import type { Problem } from '../lib/problem.ts';

/** The file of the page with the entry of a release. */
const fileOf = (lang: string, { route }: ReleaseEntry): string => `docs/${lang}${route}.mdx`;

const readPage = (file: string): string => readText(join(repositoryRoot, file));

/** Compares the lists on the release pages with the records, in every language. */
export function pageProblems(
  entries: readonly ReleaseEntry[],
  linkOf: LinkOf,
  read: (file: string) => string = readPage,
): Problem[] {
  return languages.flatMap((lang) =>
    entries.flatMap((entry): Problem[] => {
      const file = fileOf(lang, entry);
      const source = read(file);
      if (factsIn(source, entry.version) === renderFacts(lang, entry, linkOf)) return [];
      const start = source.indexOf(`{/* facts ${entry.version} */}`);
      return [
        {
          file,
          line: start < 0 ? undefined : source.slice(0, start).split('\n').length,
          message: `The list of changes in ${entry.version} differs from packages/releases/data.`,
          fix: 'Run `npm run releases`, which writes the lists and keeps the sentences.',
        },
      ];
    }),
  );
}

/** Writes the lists of all releases into the pages, and keeps the sentences around them. */
export function writePages(entries: readonly ReleaseEntry[], linkOf: LinkOf): void {
  for (const lang of languages) {
    // Starts with the oldest release, because new entries are added at the top.
    for (const entry of [...entries].reverse()) {
      const file = fileOf(lang, entry);
      const page = withFacts(readPage(file), entry, renderFacts(lang, entry, linkOf));
      writeFileSync(join(repositoryRoot, file), page);
    }
  }
}
