import { evaluate as evaluateMdx } from '@mdx-js/mdx';
import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import { Badge } from '@rspress/core/dist/theme/components/Badge/index.js';
import { Callout } from '@rspress/core/dist/theme/components/Callout/index.js';
import { Steps } from '@rspress/core/dist/theme/components/Steps/index.js';
import type { Program, SimpleCallExpression } from 'estree';
import { walk } from 'estree-walker';
import type { MDXContent } from 'mdx/types.js';
import * as React from 'react';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import remarkGfm from 'remark-gfm';

/** The modules that code can import: React, and theme components that don't depend on the rest of the theme. */
const modules = new Map<unknown, object>([
  ['react', React],
  ['@rspress/core/theme', { Badge, Callout, Steps }],
]);

/** Replaces `import` in the code, because the frame can't load files. */
function importModule(name: unknown): object {
  const exported = modules.get(name);
  if (!exported) throw new Error('unknownModule');
  return exported;
}

/** How long code can run without a pause, in ms. */
const MAX_TIME = 2000;

/** The time at which the current task must have ended. */
let deadline = Number.POSITIVE_INFINITY;

/** Runs in every iteration of a loop, because an endless loop could freeze the page, whose thread a frame may share. */
function checkTime(): void {
  if (deadline === Number.POSITIVE_INFINITY) {
    deadline = performance.now() + MAX_TIME;
    // Runs when the code pauses.
    setTimeout(() => {
      deadline = Number.POSITIVE_INFINITY;
    });
  }
  if (performance.now() > deadline) throw new Error('tooLong');
}

Object.assign(globalThis, { _importModule: importModule, _checkTime: checkTime });

const call = (name: string, ...rest: SimpleCallExpression['arguments']) => {
  const callee = { type: 'Identifier', name } as const;
  return { type: 'CallExpression', callee, arguments: rest, optional: false } as const;
};

/** An MDX plugin that makes compiled code call `importModule` and `checkTime`. */
const instrument = () => (tree: Program) => {
  walk(tree, {
    enter(node) {
      if (node.type === 'ImportExpression') this.replace(call('_importModule', node.source));
      if (!/^(For|While|DoWhile)/.test(node.type) || !('body' in node)) return;
      const check = { type: 'ExpressionStatement', expression: call('_checkTime') };
      Object.assign(node, { body: { type: 'BlockStatement', body: [check, node.body] } });
    },
  });
};

/**
 * Compiles MDX with the framework's Markdown extensions, and runs it.
 *
 * @throws parser errors, and anything that the code throws
 */
export async function evaluate(source: string): Promise<MDXContent> {
  const { default: Content } = await evaluateMdx(source, {
    Fragment,
    jsx,
    jsxs,
    // Required for imports, and otherwise unused.
    baseUrl: 'about:blank',
    remarkPlugins: [remarkGfm, remarkContainerSyntax],
    recmaPlugins: [instrument],
  });
  return Content;
}
