import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@handbook/content';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { nothing, type Scope } from '../runner/rule.ts';

export const name = 'error-messages';
export const needsBuild = false;

/** The route of the page that explains the messages. */
export const errorsRoute = '/guide/advanced/troubleshooting';

/** Messages that readers hardly ever see, with the reason. */
const unexplainedFile = 'packages/checks/error-messages/unexplained.json';

/** Checks that the page about errors explains every message that Rspress can print. */
export function run({ root, pages, isPart }: Scope): RuleResult {
  const own = pages.filter(({ route }) => route === errorsRoute);
  if (isPart && own.length === 0) return nothing;
  return errors(own, readMessages(root), readUnexplained(root));
}

export const readUnexplained = (root: string): string[] =>
  Object.keys(JSON.parse(readFileSync(join(root, unexplainedFile), 'utf8')));

/** A message without the punctuation around it, which a page may omit. */
const core = (text: string): string => text.replace(/^["':,.\s]+|["':,.\s]+$/g, '');

/** Whether code on a page is a message, or its start before an ellipsis. */
function quotes(code: string, text: string): boolean {
  const [start = ''] = code.split('…');
  return code.includes(core(text)) || (start.length > 20 && text.startsWith(start.trim()));
}

/** Finds messages that a page lacks, and exceptions for messages that no longer exist. */
export function errors(
  pages: readonly Page[],
  messages: ReadonlyMap<string, string>,
  unexplained: readonly string[],
): RuleResult {
  const problems: Problem[] = [];
  for (const { file, tree } of pages) {
    const code: string[] = [];
    visit(tree, (node) => {
      if (node.type === 'inlineCode' || node.type === 'code') code.push(node.value);
    });
    for (const [text, source] of messages) {
      if (unexplained.includes(text) || code.some((one) => quotes(one, text))) continue;
      const message = `The page doesn't explain “${core(text)}” (${source}).`;
      const fix = `Add the message with its cause and its fix, or give a reason in ${unexplainedFile}.`;
      problems.push({ file, message, fix });
    }
  }
  for (const text of unexplained) {
    if (messages.has(text)) continue;
    const message = `The framework no longer contains “${text}”.`;
    problems.push({ file: unexplainedFile, message, fix: 'Remove the message.' });
  }
  return { problems, counted: { messages: messages.size, pages: pages.length } };
}

/** Files of the framework, and the calls in them that throw or print. Other files are bundled dependencies. */
const sources: readonly (readonly [files: string, calls: RegExp])[] = [
  [
    '{core/dist/{cli,config,node,runtime,theme}/**/*,shared/dist/node-utils}.js',
    /^(?:createError|Error|TypeError|(?:logger|console)\.(?:error|warn))$/,
  ],
  // The parser of command lines.
  ['core/dist/*~0.js', /^CACError$/],
];

/** Reads the longest constant part of every message, with its file. */
export function readMessages(root: string): Map<string, string> {
  const folder = join(root, 'node_modules/@rspress');
  const messages = new Map<string, string>();
  for (const [pattern, calls] of sources) {
    for (const file of globSync(pattern, { cwd: folder }).sort()) {
      const text = readFileSync(join(folder, file), 'utf8');
      const tree = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
      eachNode(tree, (node) => {
        if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
        if (!calls.test(node.expression.getText(tree))) return;
        const lines = constantParts(node.arguments?.[0], tree).flatMap((part) => part.split('\n'));
        const [longest = ''] = lines.map((it) => it.trim()).sort((a, b) => b.length - a.length);
        if (longest.length > 3 && !messages.has(longest)) messages.set(longest, file);
      });
    }
  }
  return messages;
}

function eachNode(node: ts.Node, action: (node: ts.Node) => void): void {
  action(node);
  ts.forEachChild(node, (child) => eachNode(child, action));
}

/** The constant parts of a message, which may be in a variable. */
function constantParts(node: ts.Expression | undefined, tree: ts.SourceFile): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isBinaryExpression(node)) {
    return [...constantParts(node.left, tree), ...constantParts(node.right, tree)];
  }
  if (!ts.isIdentifier(node)) return [];
  let value: ts.Expression | undefined;
  eachNode(tree, (one) => {
    if (!ts.isVariableDeclaration(one) || !ts.isIdentifier(one.name)) return;
    if (one.name.text === node.text) value ??= one.initializer;
  });
  return constantParts(value, tree);
}
