import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import {
  factsIn,
  type LinkOf,
  type ReleaseEntry,
  renderFacts,
  withFacts,
} from '@handbook/releases';
import type { Problem } from '../lib/problem.ts';

const langs = ['en', 'zh'] as const;

/** The file of the page that a release's entry is on. */
const fileOf = (lang: string, { route }: ReleaseEntry): string => `docs/${lang}${route}.mdx`;

const readPage = (file: string): string => readText(join(repositoryRoot, file));

/** Compares what the pages say about the releases with the records, in both languages. */
export function pageProblems(
  entries: readonly ReleaseEntry[],
  linkOf: LinkOf,
  read: (file: string) => string = readPage,
): Problem[] {
  return langs.flatMap((lang) =>
    entries.flatMap((entry): Problem[] => {
      const file = fileOf(lang, entry);
      if (factsIn(read(file), entry.version) === renderFacts(lang, entry, linkOf)) return [];
      return [
        {
          file,
          message: `What it says about ${entry.version} is not what packages/releases/data says.`,
          fix: 'Run `npm run releases`; it writes the lists and leaves the sentences alone.',
        },
      ];
    }),
  );
}

/** Writes the lists of all releases into the pages; what people wrote around them stays. */
export function writePages(entries: readonly ReleaseEntry[], linkOf: LinkOf): void {
  for (const lang of langs) {
    // The oldest first, because a release without an entry gets one at the top.
    for (const entry of [...entries].reverse()) {
      const file = fileOf(lang, entry);
      const page = withFacts(readPage(file), entry, renderFacts(lang, entry, linkOf));
      writeFileSync(join(repositoryRoot, file), page);
    }
  }
}
