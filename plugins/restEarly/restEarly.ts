import type { RspressPlugin } from '@rspress/core';
import { firstInHead, headScript } from '../headScript/headScript.ts';

/** Puts the script of `theme/resting` into the head, before the styles: what rests must never have been laid out. */
export function restEarly(): RspressPlugin {
  const script = headScript(new URL('../../theme/resting/early.ts', import.meta.url));
  return {
    name: 'rest-early',
    builderConfig: {
      html: { tags: firstInHead(script) },
    },
  };
}
