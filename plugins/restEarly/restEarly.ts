import type { RspressPlugin } from '@rspress/core';
import { headScript } from '../headScript/headScript.ts';

/** The script that lets the text below the window rest while a page opens: the same text on all pages. */
export const restScript = (): string =>
  headScript(new URL('../../theme/resting/early.ts', import.meta.url));

/** Puts it into the head, before the styles: what rests must never have been laid out. */
export function restEarly(): RspressPlugin {
  return {
    name: 'rest-early',
    builderConfig: {
      html: {
        tags: [{ tag: 'script', head: true, append: false, children: restScript() }],
      },
    },
  };
}
