/**
 * Whether the run was asked to write this rule's records instead of complaining about them
 * (`npm run check -- <rule> --update`).
 */
export const updating = (rule: string): boolean =>
  (process.env.CHECKS_UPDATE ?? '').split(',').includes(rule);

/** Whether the run was asked to record what a rule would refuse (`--force`). */
export const forcing = (): boolean => process.env.CHECKS_FORCE === 'true';

/** The files named behind the rules on the command line, from the repository root; empty means all. */
export const namedFiles = (): string[] =>
  (process.env.CHECKS_FILES ?? '').split(',').filter((file) => file !== '');
