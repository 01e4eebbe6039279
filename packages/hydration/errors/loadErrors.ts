import type { RspressPlugin } from '@rspress/core';
import { firstInHead, headScript } from '../head-script/headScript.ts';

/** The script that guards a page's other scripts, as every page carries it: the same text on all of them. */
export const loadErrorsScript = (): string => headScript(new URL('./early.ts', import.meta.url));

/** Puts the guards before every other script: storage that is blocked or full, scripts that do not arrive. */
export function loadErrors(): RspressPlugin {
  return {
    name: 'load-errors',
    builderConfig: {
      // The framework's first script reads storage, so this one has to stand before it.
      html: { tags: firstInHead(loadErrorsScript()) },
    },
  };
}
