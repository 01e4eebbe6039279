import type { RsbuildPlugin } from '@rsbuild/core';
import type { RspressPlugin } from '@rspress/core';
import { darkRules } from './darkRules.ts';

const FILE = 'system-dark.css';

const writeSheet: RsbuildPlugin = {
  name: 'system-dark',
  setup(api) {
    // After the styles are minified.
    api.processAssets(
      { stage: 'summarize', environments: ['web'] },
      ({ assets, compilation, sources }) => {
        const css = Object.entries(assets)
          .filter(([name]) => name.endsWith('.css') && name !== FILE)
          .map(([, asset]) => asset.source().toString())
          .join('\n');
        compilation.emitAsset(FILE, new sources.RawSource(darkRules(css)));
      },
    );
  },
};

/**
 * Lets the dark scheme follow the reader's system where no script runs: the framework's styles hang on a class that only a
 * script sets. Readers with scripts never load the sheet.
 * `theme/layout/SystemDark.tsx` links it.
 */
export function systemDark(): RspressPlugin {
  return { name: 'system-dark', builderConfig: { plugins: [writeSheet] } };
}
