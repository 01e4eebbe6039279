import type { RspressPlugin } from '@rspress/core';
import { firstInHead, headScript } from '../headScript/headScript.ts';

/** Puts the scripts of `theme/resting` into the head, before the styles: what rests must never have been laid out. */
export function restEarly(): RspressPlugin {
  const script = ['early', 'frames']
    .map((name) => headScript(new URL(`../../theme/resting/${name}.ts`, import.meta.url)))
    .join('');
  return {
    name: 'rest-early',
    builderConfig: {
      html: { tags: firstInHead(script) },
    },
  };
}
