/** Rules that keep a committed record and can rewrite it. */
const updatable = ['evidence', 'freshness', 'urls'];

/**
 * Reads the command line of `npm run check`.
 *
 * @param {string[]} argv what follows `npm run check --`
 * @param {string[]} rules names of the rules that exist
 * @returns {{ rules: string[], files: string[], update: boolean, error?: string }} `error` says what is wrong with the line
 */
export function parseArguments(argv, rules) {
  const flags = argv.filter((argument) => argument.startsWith('-'));
  const words = argv.filter((argument) => !argument.startsWith('-'));
  const files = words.filter((word) => word.includes('/'));
  const named = [...new Set(words.filter((word) => !word.includes('/')))];
  const update = flags.includes('--update');
  const asked = { rules: named, files, update };

  const unknownFlag = flags.find((flag) => flag !== '--update');
  if (unknownFlag)
    return { ...asked, error: `Unknown flag ${unknownFlag}. The only one is --update.` };
  const unknown = named.find((name) => !rules.includes(name));
  if (unknown) return { ...asked, error: `No rule "${unknown}". There are: ${rules.join(', ')}.` };
  const fixed = named.filter((name) => !updatable.includes(name));
  if (update && (named.length === 0 || fixed.length > 0)) {
    return {
      ...asked,
      error: `--update needs the rule whose records to write: ${updatable.join(', ')}.`,
    };
  }
  if (files.length > 0 && !(update && named.includes('freshness'))) {
    return { ...asked, error: `Only "freshness --update" takes files; "${files[0]}" is one.` };
  }
  return asked;
}
