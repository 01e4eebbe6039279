import { rules, withRecords } from './rules.ts';

/** What the command line of `npm run check` asks for. */
export interface Asked {
  /** Names of rules; an empty list means all. */
  names: string[];
  /** Pages, as paths from the repository root; an empty list means all. */
  pages: string[];
  /** Whether to check only what the branch changed. */
  changed: boolean;
  /** Whether to write records. */
  update: boolean;
}

/**
 * Reads the command line.
 *
 * @throws Error that says what to write instead
 */
export function readArguments(argv: readonly string[]): Asked {
  const flags = argv.filter((word) => word.startsWith('-'));
  const words = argv.filter((word) => !word.startsWith('-'));
  const pages = words.filter((word) => word.includes('/'));
  const names = words.filter((word) => !word.includes('/') && word !== 'changed');
  const asked = {
    names: [...new Set(names)],
    pages,
    changed: words.includes('changed'),
    update: flags.includes('--update'),
  };
  const unknownFlag = flags.find((flag) => flag !== '--update');
  if (unknownFlag) throw new Error(`Unknown flag ${unknownFlag}. The only flag is --update.`);
  const unknown = names.find((name) => !(name in rules));
  if (unknown) {
    const known = ['changed', ...Object.keys(rules).sort()].join(', ');
    throw new Error(`Unknown rule "${unknown}". Use one of these: ${known}.`);
  }
  const [page] = pages.filter((path) => !/^docs\/.*\.mdx?$/.test(path));
  if (page) throw new Error(`${page} isn't a page. Use its path from the root: docs/en/….mdx`);
  const isRecorded = names.length > 0 && names.every((name) => withRecords.includes(name));
  if (asked.update && !asked.changed && !isRecorded) {
    const list = withRecords.join(', ');
    throw new Error(`--update needs "changed" or a rule with records: ${list}.`);
  }
  return asked;
}
