/** Rules that keep a committed record and can rewrite it. */
const updatable = ['freshness', 'language', 'releases', 'urls'];

/** Rules that read the built site. */
export const needingBuild = [
  'deployment',
  'feeds',
  'found',
  'head',
  'links',
  'markdown',
  'search',
  'weight',
];

/**
 * What the command line asks for.
 *
 * @typedef {object} Asked
 * @property {string[]} rules empty means all
 * @property {string[]} files pages to update or to look at, from the repository root; empty means all
 * @property {boolean} update whether to write the rules' records
 * @property {boolean} force whether to record what a rule would refuse
 * @property {string} [report] where to write the test runner's JSON report
 * @property {string} [error] what is wrong with the line
 */

/**
 * Reads the command line of `npm run check`.
 *
 * @param {string[]} argv what follows `npm run check --`
 * @param {string[]} rules names of the rules that exist
 * @returns {Asked}
 */
export function parseArguments(argv, rules) {
  const flags = argv.filter((argument) => argument.startsWith('-'));
  const words = argv.filter((argument) => !argument.startsWith('-'));
  const files = words.filter((word) => word.includes('/'));
  const named = [...new Set(words.filter((word) => !word.includes('/')))];
  const update = flags.includes('--update');
  const force = flags.includes('--force');
  const report = flags.find((flag) => flag.startsWith('--report='))?.slice('--report='.length);
  const asked = { rules: named, files, update, force, report };

  const unknownFlag = flags.find(
    (flag) => !['--update', '--force'].includes(flag) && !flag.startsWith('--report='),
  );
  if (unknownFlag) {
    return {
      ...asked,
      error: `Unknown flag ${unknownFlag}. There are --update, --force, and --report=FILE.`,
    };
  }
  if (named.includes('changed')) {
    const isAlone = named.length === 1 && files.length === 0;
    return isAlone
      ? asked
      : { ...asked, error: '"changed" finds its files itself; name nothing else.' };
  }
  const unknown = named.find((name) => !rules.includes(name));
  if (unknown)
    return {
      ...asked,
      error: `No rule "${unknown}". There are: ${['changed', ...rules].join(', ')}.`,
    };
  const fixed = named.filter((name) => !updatable.includes(name));
  if (update && (named.length === 0 || fixed.length > 0)) {
    const error = `--update needs the rule whose records to write: ${updatable.join(', ')}.`;
    return { ...asked, error };
  }
  const takesFiles =
    named.length === 1 && (update ? named[0] === 'freshness' : named[0] === 'samples');
  if (files.length > 0 && !takesFiles) {
    const error = `Only "samples" and "freshness --update" take files; "${files[0]}" is one.`;
    return { ...asked, error };
  }
  return asked;
}
