/**
 * Whether to write the records of this rule (`npm run check -- <rule> --update`).
 */
export const updating = (rule: string): boolean =>
  (process.env.CHECKS_UPDATE ?? '').split(',').includes(rule);

/** Whether to write records that a rule would refuse (`--force`). */
export const forcing = (): boolean => process.env.CHECKS_FORCE === 'true';

/** The files on the command line, from the repository root; an empty list means all. */
export const namedFiles = (): string[] =>
  (process.env.CHECKS_FILES ?? '').split(',').filter((file) => file !== '');
