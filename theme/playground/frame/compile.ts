import { createProcessor } from '@mdx-js/mdx';
import { remarkContainerSyntax } from '@rspress/core/dist/node/mdx/remarkPlugins/containerSyntax.js';
import type { Program } from 'estree';
import type { Root } from 'mdast';
import remarkGfm from 'remark-gfm';
import { type Imported, takeImports } from './imports.ts';
import { toProblem } from './problem.ts';

/** A compiled text: the body of the function that MDX makes of it, and what the text imports. */
export interface Compiled {
  program: Program;
  imported: Imported;
}

/**
 * Compiles MDX as the framework does: GitHub's Markdown, containers, then MDX itself.
 *
 * @throws Problem with the place of what is wrong
 */
export async function compile(source: string): Promise<Compiled> {
  const imported: Imported = {};
  const collectImports = () => (tree: Root) => {
    Object.assign(imported, takeImports(tree));
  };
  const processor = createProcessor({
    // For the places of components that are missing.
    development: true,
    outputFormat: 'function-body',
    // Containers bring an import of their own.
    remarkPlugins: [remarkGfm, remarkContainerSyntax, collectImports],
  });
  try {
    // Run to the end, the Markdown tree has become a program; the types speak of the last step alone.
    const tree = processor.parse(source) as unknown as Program;
    // The path is named in what development mode adds.
    const program = await processor.run(tree, { path: 'page.mdx', value: source });
    return { program, imported };
  } catch (error) {
    throw toProblem(error);
  }
}
