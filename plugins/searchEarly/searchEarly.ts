import { readFileSync } from 'node:fs';
import { rspack } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { repository } from '../../site.ts';

/** The script that keeps a reader's first keys for the search, as every page carries it: the same text on all of them. */
export function earlyScript(): string {
  const source = new URL('../../theme/search/early/early.ts', import.meta.url);
  const { code } = rspack.experiments.swc.transformSync(readFileSync(source, 'utf8'), {
    isModule: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { passes: 3 }, mangle: { toplevel: true } },
    },
  });
  return code.trim();
}

/** Puts the search's first script into the head, and tells the search which repository takes reports. */
export function searchEarly(): RspressPlugin {
  return {
    name: 'search-early',
    builderConfig: {
      source: { define: { SITE_REPOSITORY: JSON.stringify(repository) } },
      html: {
        tags: [{ tag: 'script', head: true, append: false, children: earlyScript() }],
      },
    },
  };
}
