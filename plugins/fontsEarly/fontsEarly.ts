import type { RspressPlugin } from '@rspress/core';
import { firstInHead, headScript } from '../headScript/headScript.ts';

/** Puts the script of `theme/fonts` into the head, where the browser has nothing to lay out but waits for the styles. */
export function fontsEarly(): RspressPlugin {
  const script = headScript(new URL('../../theme/fonts/early.ts', import.meta.url));
  return {
    name: 'fonts-early',
    builderConfig: {
      html: { tags: firstInHead(script) },
    },
  };
}
