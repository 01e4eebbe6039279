import type { RspressPlugin } from '@rspress/core';
import { afterSite, changePages } from '../sitePages/afterSite.ts';
import { plainBody } from './plainBody.ts';

/** Writes quotes as quotes in the built pages: React escapes more than HTML asks for, which weighs on pages full of code. */
export function plainText(): RspressPlugin {
  return {
    name: 'plain-text',
    builderConfig: {
      plugins: [afterSite('plain-text', async (site) => changePages(site, plainBody))],
    },
  };
}
