import type { ArrowFunctionExpression, FunctionDeclaration, FunctionExpression } from 'estree';
import { evaluate } from './expressions.ts';
import { bind } from './patterns.ts';
import { at, unsupported } from './run.ts';
import { Scope } from './scope.ts';
import { runBlock } from './statements.ts';

type Code = ArrowFunctionExpression | FunctionDeclaration | FunctionExpression;

/**
 * Makes a function that runs the reader's code when it is called, by React too.
 *
 * @throws Problem for generators and asynchronous functions
 */
export function makeFunction(code: Code, scope: Scope): (...args: unknown[]) => unknown {
  if (code.async || code.generator) throw unsupported(code);
  return (...args) =>
    at(code, () => {
      const inner = new Scope({}, scope);
      code.params.forEach((param, index) => {
        if (param.type === 'RestElement') bind(param.argument, args.slice(index), inner);
        else bind(param, args[index], inner);
      });
      if (code.body.type !== 'BlockStatement') return evaluate(code.body, inner);
      return runBlock(code.body.body, inner)?.value;
    });
}
