import { Badge } from '@rspress/core/dist/theme/components/Badge/index.js';
import { Callout } from '@rspress/core/dist/theme/components/Callout/index.js';
import { Steps } from '@rspress/core/dist/theme/components/Steps/index.js';
import { Tab, Tabs } from '@rspress/core/dist/theme/components/Tabs/index.js';
import * as React from 'react';
import { PlaygroundError } from './problem.ts';

/** The modules that code can import: React, and theme components that don't depend on the rest of the theme. */
const modules = new Map<unknown, object>([
  ['react', React],
  ['@rspress/core/theme', { Badge, Callout, Steps, Tab, Tabs }],
]);

/**
 * Replaces `import` in the code, because the frame can't load files.
 *
 * @throws PlaygroundError for an unknown module, and later on access to an unknown export
 */
export function importModule(name: unknown): object {
  const exported = modules.get(name);
  if (!exported) throw new PlaygroundError('unknownModule', { module: String(name) });
  return new Proxy(exported, {
    get(_, key) {
      const isKnown = Object.hasOwn(exported, key);
      // `await` reads `then`, and the language itself reads symbols.
      if (isKnown || key === 'then' || typeof key === 'symbol') return Reflect.get(exported, key);
      throw new PlaygroundError('unknownExport', { module: String(name), text: key });
    },
  });
}
