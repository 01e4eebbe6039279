import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { globSync } from 'tinyglobby';
import ts from 'typescript';
import { eachNode, treeOf } from '../reference/surface/distFiles.ts';

/** One error or warning in the published code. */
export interface Message {
  /** Its longest constant part. */
  text: string;
  /** The file, from the folder that was read. */
  source: string;
}

/** The framework's own files in the package. The other files are bundled dependencies. */
const own = ['cli', 'config', 'node', 'runtime', 'theme'].map((folder) => `${folder}/**/*.js`);

/** Calls that throw or print messages. */
const reporters = /^(?:createError|Error|TypeError|(?:logger|console)\.(?:error|warn))$/;

/** Errors of the bundled parser of command lines, which users see after a typing mistake. */
const commandErrors = /^CACError$/;

/** The constant parts of a message. */
function pieces(node: ts.Expression | undefined, source: ts.SourceFile): string[] {
  if (!node) return [];
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isTemplateExpression(node)) {
    return [node.head.text, ...node.templateSpans.map(({ literal }) => literal.text)];
  }
  if (ts.isIdentifier(node)) return pieces(constantOf(node.text, source), source);
  if (ts.isBinaryExpression(node)) {
    return [...pieces(node.left, source), ...pieces(node.right, source)];
  }
  return [];
}

/** The initializer of a constant in a file. */
function constantOf(name: string, source: ts.SourceFile): ts.Expression | undefined {
  let found: ts.Expression | undefined;
  eachNode(source, (node) => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.name.text === name) {
      found ??= node.initializer;
    }
  });
  return found;
}

/** The messages in a file. */
function messagesOf(file: string, text: string, reporters: RegExp): Message[] {
  const source = treeOf({ path: file, text });
  const messages: Message[] = [];
  eachNode(source, (node) => {
    if (!ts.isCallExpression(node) && !ts.isNewExpression(node)) return;
    if (!reporters.test(node.expression.getText(source))) return;
    const lines = pieces(node.arguments?.[0], source).flatMap((piece) => piece.split('\n'));
    const [longest = ''] = lines.map((line) => line.trim()).sort((a, b) => b.length - a.length);
    if (longest.length > 3) messages.push({ text: longest, source: file });
  });
  return messages;
}

/** Reads the errors and warnings that an installed framework can print, each once. */
export function readMessages(dist: string): Message[] {
  const read = (cwd: string, patterns: string | string[], reporters: RegExp) =>
    globSync(patterns, { cwd })
      .sort()
      .flatMap((file) => messagesOf(file, readFileSync(join(cwd, file), 'utf8'), reporters));
  const all = [
    ...read(dist, own, reporters),
    ...read(dist, '*~0.js', commandErrors),
    ...read(join(dist, '../../shared/dist'), 'node-utils.js', reporters),
  ];
  return [...new Map(all.map((message) => [message.text, message])).values()];
}
