import type { Kind } from '../sample.ts';
import { checkScript } from '../shell/script.ts';

/** Shell commands: every one is known, and its subcommands, flags, scripts and packages exist. */
export const shell: Kind = {
  name: 'shell',
  check: (samples) =>
    samples.flatMap((sample) => {
      if (sample.code.trim() !== '') return checkScript(sample, sample.code);
      return [{ sample, message: 'This block has no command.', cure: 'Remove it.' }];
    }),
};
