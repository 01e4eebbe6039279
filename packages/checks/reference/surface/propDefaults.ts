import { join } from 'node:path';
import ts from 'typescript';
import { distFiles, eachNode, treeOf } from './distFiles.ts';
import type { Framework } from './framework.ts';

/**
 * Reads the default props of published components: the initializers in the destructuring of their parameter, or of a
 * parameter called `props`. A default that isn't a literal, such as another component, is `undefined`.
 *
 * @param folder the folder of the component, from the project
 */
export function propDefaults(
  framework: Framework,
  folder: string,
): Map<string, string | undefined> {
  const defaults = new Map<string, string | undefined>();
  for (const file of distFiles(framework, join(framework.project, folder))) {
    eachNode(treeOf(file), (node) => {
      const pattern = propsPattern(node);
      for (const element of pattern?.elements ?? []) {
        const key = (element.propertyName ?? element.name).getText();
        if (element.initializer) defaults.set(key, literalText(element.initializer));
      }
    });
  }
  return defaults;
}

const literalText = (node: ts.Expression): string | undefined => {
  const isWritable =
    ts.isLiteralExpression(node) ||
    ts.isArrayLiteralExpression(node) ||
    ts.isObjectLiteralExpression(node) ||
    ts.isPrefixUnaryExpression(node) ||
    ['true', 'false', 'null', 'undefined'].includes(node.getText());
  return isWritable ? node.getText() : undefined;
};

function propsPattern(node: ts.Node): ts.ObjectBindingPattern | undefined {
  if (!ts.isVariableDeclaration(node) && !ts.isParameter(node)) return undefined;
  const isProps = ts.isParameter(node)
    ? node.parent.parameters[0] === node && isTopLevel(node.parent)
    : node.initializer?.getText() === 'props';
  return isProps && ts.isObjectBindingPattern(node.name) ? node.name : undefined;
}

/** Whether a function is a component: declared at the top of the file, or wrapped by `forwardRef`. */
function isTopLevel(node: ts.Node): boolean {
  for (let at = node.parent; !ts.isSourceFile(at); at = at.parent) {
    if (ts.isBlock(at)) return false;
  }
  return true;
}
