import { appendFileSync } from 'node:fs';
import type { RspressPlugin } from '@rspress/core';

/** A plugin that writes a line to `HOOKS_LOG` whenever one of its hooks is called. */
export function recorder(name: string): RspressPlugin {
  const note = (hook: string, detail: string | number = '') => {
    const file = process.env.HOOKS_LOG;
    if (file) appendFileSync(file, `${name} ${hook} ${detail}`.trim() + '\n');
  };
  return {
    name: `recorder-${name}`,
    config(config, _utils, isProd) {
      note('config', isProd ? 'production' : 'development');
      return config;
    },
    addPages() {
      note('addPages');
      return name === 'first' ? [{ routePath: '/added', content: '# Added' }] : [];
    },
    routeGenerated: (routes) => note('routeGenerated', `${routes.length} routes`),
    routeServiceGenerated: () => note('routeServiceGenerated'),
    beforeBuild: () => note('beforeBuild'),
    addRuntimeModules() {
      note('addRuntimeModules');
      return {};
    },
    modifySearchIndexData: (pages) => note('modifySearchIndexData', `${pages.length} pages`),
    extendPageData: (page) => note('extendPageData', page.routePath),
    i18nSource(texts) {
      note('i18nSource');
      return texts;
    },
    afterBuild: () => note('afterBuild'),
  };
}
