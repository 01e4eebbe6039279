import type { BinaryOperator } from 'estree';

// The operands are the reader's: JavaScript decides what comes of adding a text to a list.
type Operand = never;
type Operation = (left: Operand, right: Operand) => unknown;

/** JavaScript's operators with two operands. */
export const binary: Readonly<Record<Exclude<BinaryOperator, 'in' | 'instanceof'>, Operation>> = {
  '+': (left, right) => left + right,
  '-': (left, right) => left - right,
  '*': (left, right) => left * right,
  '/': (left, right) => left / right,
  '%': (left, right) => left % right,
  '**': (left, right) => left ** right,
  // biome-ignore lint/suspicious/noDoubleEquals: it is what the reader wrote
  '==': (left, right) => left == right,
  // biome-ignore lint/suspicious/noDoubleEquals: it is what the reader wrote
  '!=': (left, right) => left != right,
  '===': (left, right) => left === right,
  '!==': (left, right) => left !== right,
  '<': (left, right) => left < right,
  '<=': (left, right) => left <= right,
  '>': (left, right) => left > right,
  '>=': (left, right) => left >= right,
  '&': (left, right) => left & right,
  '|': (left, right) => left | right,
  '^': (left, right) => left ^ right,
  '<<': (left, right) => left << right,
  '>>': (left, right) => left >> right,
  '>>>': (left, right) => left >>> right,
};

/** JavaScript's operators with one operand, but for `delete`. */
export const unary: Readonly<Record<string, (operand: Operand) => unknown>> = {
  '+': (operand) => +operand,
  '-': (operand) => -operand,
  '!': (operand) => !operand,
  '~': (operand) => ~operand,
  typeof: (operand) => typeof operand,
  void: () => undefined,
};
