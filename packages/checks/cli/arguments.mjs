/** Rules that keep a committed record and can rewrite it. */
export const updatable = ['freshness', 'releases', 'urls'];

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
 * The parsed command line.
 *
 * @typedef {object} Asked
 * @property {string[]} rules an empty list means all
 * @property {string[]} files pages to update or check, from the repository root; an empty list means all
 * @property {boolean} update whether to write the rules' records
 * @property {boolean} force whether to write records that a rule would refuse
 * @property {string} [report] where to write the test runner's JSON report
 * @property {string} [error] why the command line is invalid
 */

/**
 * Reads the command line of `npm run check`.
 *
 * @param {string[]} argv the arguments after `npm run check --`
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
      error: `Unknown flag ${unknownFlag}. Use --update, --force, or --report=FILE.`,
    };
  }
  if (named.includes('changed')) {
    const isSingle = named.length === 1 && files.length === 0;
    return isSingle
      ? asked
      : {
          ...asked,
          error: '"changed" accepts no rules or files, because it finds the changed files itself.',
        };
  }
  const unknown = named.find((name) => !rules.includes(name));
  if (unknown)
    return {
      ...asked,
      error: `Unknown rule "${unknown}". Use one of these: ${['changed', ...rules].join(', ')}.`,
    };
  const fixed = named.filter((name) => !updatable.includes(name));
  if (update && (named.length === 0 || fixed.length > 0)) {
    const error = `--update needs the name of a rule with records: ${updatable.join(', ')}.`;
    return { ...asked, error };
  }
  const takesFiles =
    named.length === 1 && (update ? named[0] === 'freshness' : named[0] === 'samples');
  if (files.length > 0 && !takesFiles) {
    const error = `Only "samples" and "freshness --update" accept files such as "${files[0]}".`;
    return { ...asked, error };
  }
  return asked;
}
