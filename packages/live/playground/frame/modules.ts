import { Badge } from '@rspress/core/dist/theme/components/Badge/index.js';
import { Callout } from '@rspress/core/dist/theme/components/Callout/index.js';
import { Steps } from '@rspress/core/dist/theme/components/Steps/index.js';
import { Tab, Tabs } from '@rspress/core/dist/theme/components/Tabs/index.js';
import * as React from 'react';
import { Refusal } from './problem.ts';

/** What a text can import: React, and components of the theme that need nothing around them. */
const modules = new Map<unknown, object>([
  ['react', React],
  ['@rspress/core/theme', { Badge, Callout, Steps, Tab, Tabs }],
]);

/**
 * Takes the place of `import` in a text, because the frame can't load anything.
 *
 * @throws Refusal for an unknown module; what it returns, for an unknown export
 */
export function importModule(name: unknown): object {
  const exported = modules.get(name);
  if (!exported) throw new Refusal('unknownModule', { module: String(name) });
  return new Proxy(exported, {
    get(_, key) {
      const isKnown = Object.hasOwn(exported, key);
      // `await` looks for `then`, and symbols are looked for by the language.
      if (isKnown || key === 'then' || typeof key === 'symbol') return Reflect.get(exported, key);
      throw new Refusal('unknownExport', { module: String(name), text: key });
    },
  });
}
