import type { Program } from 'estree';
import type { Root } from 'mdast';
import type { MdxJsxFlowElement, MdxJsxTextElement, MdxjsEsm } from 'mdast-util-mdx';
import { SKIP, visit } from 'unist-util-visit';

type Piece = MdxJsxFlowElement | MdxJsxTextElement;

/** The name under which pages know the boundary (`theme/mdx/mdxComponents.tsx`). */
const BOUNDARY = 'LivePiece';

/** Where components come from that are this site's own or its examples', not the framework's. */
const ownModule = /^(@theme$|\.{1,2}\/)/;

/** The names that a page's imports give to own components. */
function ownNames(program: Program | null | undefined): string[] {
  return (program?.body ?? []).flatMap((statement) =>
    statement.type === 'ImportDeclaration' &&
    ownModule.test(String(statement.source.value)) &&
    !/\.mdx?$/.test(String(statement.source.value))
      ? statement.specifiers.map(({ local }) => local.name)
      : [],
  );
}

/** Puts an error boundary around each component that a page imports from this site: one that fails leaves the page. */
export function errorBoundaries() {
  return (tree: Root): void => {
    const names = new Set<string>();
    visit(tree, 'mdxjsEsm', (node: MdxjsEsm) => {
      for (const name of ownNames(node.data?.estree)) names.add(name);
    });
    visit(tree, ['mdxJsxFlowElement', 'mdxJsxTextElement'], (node, index, parent) => {
      const piece = node as Piece;
      if (!piece.name || !parent || index === undefined) return;
      if (piece.name === BOUNDARY) return SKIP;
      if (!names.has(piece.name.split('.')[0] ?? '')) return;
      const guard = { type: piece.type, name: BOUNDARY, attributes: [], children: [piece] };
      parent.children[index] = guard as unknown as (typeof parent.children)[number];
      return SKIP;
    });
  };
}
