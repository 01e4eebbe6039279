import type { RspressPlugin } from '@rspress/core';
import { firstInHead, headScript } from '../head-script/headScript.ts';

/** The script of every page that handles load errors (`early.ts`). */
export const loadErrorsScript = (): string => headScript(new URL('./early.ts', import.meta.url));

/** Handles blocked storage, full storage, malformed paths, and scripts that don't load, before any other script runs. */
export function loadErrors(): RspressPlugin {
  return {
    name: 'load-errors',
    builderConfig: {
      // The framework's first script reads storage, so this one must run before it.
      html: { tags: firstInHead(loadErrorsScript()) },
    },
  };
}
