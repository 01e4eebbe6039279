import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

type Jsx = MdxJsxFlowElement | MdxJsxTextElement;

/** The component's name in `theme/mdx/mdxComponents.tsx`. */
const BOUNDARY = 'ComponentBoundary';

/** Matches modules of this site and of the examples, not of the framework. */
const ownModule = /^(@theme$|@handbook\/|\.{1,2}\/)/;

/** Returns the local names of the components that a page imports from this site. */
function importedNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' &&
    ownModule.test(String(statement.source.value)) &&
    !/\.mdx?$/.test(String(statement.source.value))
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
}

/** Remark plugin: puts an error boundary around each component that a page imports from this site. */
export function errorBoundaries() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const name of importedNames(node.data?.estree)) names.add(name);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const element = node as Jsx;
      if (!element.name || !parent || index === undefined) return;
      if (element.name === BOUNDARY) return SKIP;
      if (!names.has(element.name.split('.')[0] ?? '')) return;
      const boundary = { type: element.type, name: BOUNDARY, attributes: [], children: [element] };
      parent.children[index] = boundary as unknown as (typeof parent.children)[number];
      return SKIP;
    });
  };
}
