import { fileURLToPath } from 'node:url';
import type { SitePages } from '@handbook/content';
import { base } from '@handbook/content/files';
import { headScript } from '@handbook/hydration';
import type { RspressPlugin } from '@rspress/core';
import { addHead, attribute } from '../document-head/tags.ts';
import { type Redirects, withoutSlash } from './readRedirects.ts';

/**
 * Redirects old URLs of headings that have moved to another page. Hosts never receive the hash, so a script in the old page
 * redirects. The deployment plugin writes the redirects of pages.
 */
export function redirects(pages: SitePages, { headings }: Redirects): RspressPlugin {
  return {
    name: 'redirects',
    config(config) {
      const script = headScript(new URL('./early.ts', import.meta.url));
      const component = fileURLToPath(new URL('./AnchorRedirects.tsx', import.meta.url));
      config.globalUIComponents = [...(config.globalUIComponents ?? []), component];
      return addHead(config, pages, ({ path }) => {
        const own = headings.get(withoutSlash(path));
        if (!own) return '';
        const targets = Object.entries(own).map(([id, to]) => [id, base.slice(0, -1) + to]);
        const data = JSON.stringify(Object.fromEntries(targets));
        return `<script data-redirects="${attribute(data)}">${script}</script>`;
      });
    },
    extendPageData(page) {
      const own = headings.get(withoutSlash(page.routePath));
      if (own) Object.assign(page, { redirects: own });
    },
  };
}
