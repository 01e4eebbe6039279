import type { Identifier, Node, Program, SimpleCallExpression } from 'estree';
import { walk } from 'estree-walker';
import { Refusal } from './problem.ts';

/** How long a text may run without a pause, in ms: less than the page waits for a sign of life. */
const LONGEST = 2000;

/** When the task that runs has to be over. */
let deadline = Number.POSITIVE_INFINITY;

/** Called in every turn of a loop. @throws Refusal in a loop that would freeze the page */
export function checkTime(): void {
  if (deadline === Number.POSITIVE_INFINITY) {
    deadline = performance.now() + LONGEST;
    // Runs as soon as the text pauses.
    setTimeout(() => {
      deadline = Number.POSITIVE_INFINITY;
    });
  }
  if (performance.now() > deadline) throw new Refusal('tooLong');
}

const call = (name: string, { loc }: Node, ...rest: SimpleCallExpression['arguments']) => {
  const callee: Identifier = { type: 'Identifier', name, ...(loc && { loc }) };
  return { type: 'CallExpression', callee, arguments: rest, optional: false } as const;
};

/**
 * A plugin for MDX that has a compiled text call `importModule` and `checkTime`. Without the latter, a loop would
 * freeze the page in Firefox, Safari and on phones, where a frame shares the page's thread.
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
