import type { ComponentType } from 'react';
import { compile } from './compile.ts';
import { elements, runtime } from './elements.tsx';
import { globals } from './interpret/globals.ts';
import { Scope } from './interpret/scope.ts';
import { runBlock } from './interpret/statements.ts';

/** A page made of MDX: a component that takes what stands for elements and for missing components. */
type Content = ComponentType<{ components: Record<string, unknown> }>;

/**
 * Makes a component of MDX. No JavaScript is evaluated: the compiled text is interpreted.
 *
 * @throws Problem for a text that does not compile, and for what its `export` lines throw
 */
export async function render(
  source: string,
): Promise<{ Content: Content; components: Record<string, unknown> }> {
  const { program, imported } = await compile(source);
  // Its own names before JavaScript's, and the text's before both.
  const scope = new Scope({ ...imported, arguments: [runtime] }, new Scope(globals));
  const exported = runBlock(program.body, scope)?.value as { default: Content };
  return { Content: exported.default, components: { ...elements, ...imported } };
}
