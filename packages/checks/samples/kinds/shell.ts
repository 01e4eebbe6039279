import { expectedFailure } from '../expectation.ts';
import type { Kind } from '../sample.ts';
import { failingFindings } from '../shell/failing.ts';
import { checkScript } from '../shell/script.ts';

/** Checks that shell commands are known, and that their subcommands, flags, scripts, and packages exist. */
export const shell: Kind = {
  name: 'shell',
  runs: true,
  check: (samples) =>
    samples.flatMap((sample) => {
      const fails = expectedFailure(sample);
      if (fails !== undefined) return failingFindings(sample, sample.code, fails);
      if (sample.code.trim() !== '') return checkScript(sample, sample.code);
      return [
        {
          sample,
          message: 'This block has no command.',
          fix: 'Add a command, or remove the block.',
        },
      ];
    }),
};
