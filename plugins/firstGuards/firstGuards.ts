import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../headScript/headScript.ts';

/** The script that guards a page's other scripts, as every page carries it: the same text on all of them. */
export const guardScript = (): string =>
  headScript(new URL('../../theme/faults/early.ts', import.meta.url));

/** Puts the guards before every other script: storage that is blocked or full, scripts that do not arrive. */
export function firstGuards(): RspressPlugin {
  return {
    name: 'first-guards',
    builderConfig: {
      html: {
        // The framework's first script reads storage, so this one has to stand before it.
        tags: (tags) => [
          { tag: 'script', head: true, append: false, children: guardScript() },
          ...tags,
        ],
      },
    },
  };
}
