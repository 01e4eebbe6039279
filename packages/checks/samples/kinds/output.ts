import { type Kind, metaText } from '../sample.ts';
import { checkScript } from './shell.ts';

/** Checks that the command of program output exists. The tutorial and failing builds compare the output itself. */
export const output: Kind = {
  name: 'output',
  check: (sample) => {
    const command = metaText(sample, 'output');
    if (command && sample.code.trim() !== '') return checkScript(sample, command, sample.line);
    const message = 'This txt block has no output, or no output= attribute.';
    const fix = 'Add output="the command" for program output, or use the tree language.';
    return [{ sample, message, fix }];
  },
};
