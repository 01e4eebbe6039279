import ts from 'typescript';
import { type DistFile, eachNode, lineOf, treeOf } from './distFiles.ts';

/** A place where the published code reads a key of an object. */
export interface Read {
  key: string;
  source: string;
}

/** Finds every place in the files that reads a key of an object called `name`. */
export const readsOf = (files: readonly DistFile[], name: string): Read[] =>
  files.filter(({ text }) => text.includes(name)).flatMap((file) => readsInFile(file, name));

function readsInFile(file: DistFile, name: string): Read[] {
  const reads: Read[] = [];
  const tree = treeOf(file);
  const constants = stringConstants(tree);
  const isObject = (node: ts.Expression): boolean =>
    (ts.isIdentifier(node) && node.text === name) ||
    (ts.isPropertyAccessExpression(node) && node.name.text === name) ||
    (ts.isBinaryExpression(node) && isObject(node.left));

  const pattern = (binding: ts.ObjectBindingPattern) => {
    for (const element of binding.elements) {
      const key = element.propertyName ?? element.name;
      if (!ts.isIdentifier(key) || element.dotDotDotToken) continue;
      reads.push({ key: key.text, source: lineOf(element) });
    }
  };

  eachNode(tree, (node) => {
    if (ts.isPropertyAccessExpression(node) && isObject(node.expression)) {
      reads.push({ key: node.name.text, source: lineOf(node) });
    }
    if (ts.isElementAccessExpression(node) && isObject(node.expression)) {
      const argument = node.argumentExpression;
      const key = ts.isStringLiteral(argument) ? argument.text : constants.get(argument.getText());
      if (key !== undefined) reads.push({ key, source: lineOf(node) });
    }
    if (ts.isVariableDeclaration(node) && ts.isObjectBindingPattern(node.name)) {
      if (node.initializer && isObject(node.initializer)) pattern(node.name);
    }
    if (ts.isBindingElement(node) && ts.isObjectBindingPattern(node.name)) {
      if (node.propertyName?.getText() === name) pattern(node.name);
    }
  });
  return reads;
}

function stringConstants(tree: ts.SourceFile): Map<string, string> {
  const constants = new Map<string, string>();
  eachNode(tree, (node) => {
    if (!ts.isVariableDeclaration(node) || !ts.isIdentifier(node.name)) return;
    if (node.initializer && ts.isStringLiteral(node.initializer)) {
      constants.set(node.name.text, node.initializer.text);
    }
  });
  return constants;
}
