import type { ImportDeclaration, Program } from 'estree';
import type { Root, RootContent } from 'mdast';
import { placeOf } from './interpret/run.ts';
import { modules } from './modules.ts';
import { Problem } from './problem.ts';

/** What a text has imported, by the names that it uses. */
export type Imported = Record<string, unknown>;

function bindingsOf(declaration: ImportDeclaration): Imported {
  const name = String(declaration.source.value);
  const place = placeOf(declaration);
  const exported = Object.hasOwn(modules, name) ? modules[name] : undefined;
  if (!exported) throw new Problem({ reason: 'unknownModule', values: { name }, place });
  return Object.fromEntries(
    declaration.specifiers.map((specifier) => {
      const { local } = specifier;
      if (specifier.type === 'ImportNamespaceSpecifier') return [local.name, exported];
      const wanted =
        specifier.type === 'ImportSpecifier' && specifier.imported.type === 'Identifier'
          ? specifier.imported.name
          : 'default';
      if (!Object.hasOwn(exported, wanted)) {
        const values = { name: wanted, module: name };
        throw new Problem({ reason: 'unknownExport', values, place: placeOf(specifier) ?? place });
      }
      return [local.name, exported[wanted]];
    }),
  );
}

/**
 * Takes the import lines out of a text, because nothing can be loaded here.
 *
 * @returns what they bring
 * @throws Problem for what the playground does not have
 */
export function takeImports(tree: Root): Imported {
  const imported: Imported = {};
  for (const node of tree.children as (RootContent & { data?: { estree?: Program | null } })[]) {
    if (node.type !== 'mdxjsEsm' || !node.data?.estree) continue;
    const { body } = node.data.estree;
    const isImport = (it: (typeof body)[number]) => it.type === 'ImportDeclaration';
    for (const declaration of body.filter(isImport)) {
      Object.assign(imported, bindingsOf(declaration as ImportDeclaration));
    }
    node.data.estree.body = body.filter((it) => !isImport(it));
  }
  tree.children = tree.children.filter(
    (node) => node.type !== 'mdxjsEsm' || node.data?.estree?.body.length !== 0,
  );
  return imported;
}
