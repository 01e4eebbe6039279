import type { Identifier, Node, Program, SimpleCallExpression } from 'estree';
import { walk } from 'estree-walker';
import { PlaygroundError } from './problem.ts';

/** How long code can run without a pause, in ms. The page waits longer for an answer to its pings. */
const MAX_TIME = 2000;

/** The time at which the current task must have ended. */
let deadline = Number.POSITIVE_INFINITY;

/**
 * Runs in every iteration of a loop.
 *
 * @throws PlaygroundError in a loop that would freeze the page
 */
export function checkTime(): void {
  if (deadline === Number.POSITIVE_INFINITY) {
    deadline = performance.now() + MAX_TIME;
    // Runs when the code pauses.
    setTimeout(() => {
      deadline = Number.POSITIVE_INFINITY;
    });
  }
  if (performance.now() > deadline) throw new PlaygroundError('tooLong');
}

const call = (name: string, { loc }: Node, ...rest: SimpleCallExpression['arguments']) => {
  const callee: Identifier = { type: 'Identifier', name, ...(loc && { loc }) };
  return { type: 'CallExpression', callee, arguments: rest, optional: false } as const;
};

/**
 * An MDX plugin that makes compiled code call `importModule` and `checkTime`. Without `checkTime`, an endless loop would freeze
 * the page in Firefox, in Safari, and on phones, where a frame shares the page's thread.
 */
export const instrument = () => (tree: Program) => {
  walk(tree, {
    enter(node) {
      if (node.type === 'ImportExpression') this.replace(call('_importModule', node, node.source));
      if (!/^(For|While|DoWhile)/.test(node.type) || !('body' in node)) return;
      const check = { type: 'ExpressionStatement', expression: call('_checkTime', node) };
      Object.assign(node, { body: { type: 'BlockStatement', body: [check, node.body] } });
    },
  });
};
