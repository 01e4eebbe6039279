import { posix } from 'node:path';
import { checkSchema, type Schema } from './json/checkSchema.ts';
import type { JsonNode } from './json/parseJson.ts';
import { problemAt, readJson } from './json/readJson.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { namesIn, pageName, type SourceTree } from './sourceTree.ts';

interface MetaInput {
  /** Path of the `_meta.json` in the tree, e.g. `en/guide/_meta.json`. */
  path: string;
  text: string;
  tree: SourceTree;
  /** Name of the folder that the tree lists, e.g. `docs`. */
  docs: string;
  extensions: readonly string[];
  /** The framework's schema of `_meta.json`. */
  schema: Schema;
}

/** Finds what would break the sidebar: broken JSON, unknown item types and properties, names without a file. */
export function checkMetaFile(input: MetaInput): Problem[] {
  const { path, text, docs, schema } = input;
  const file = `${docs}/${path}`;
  const { node, problems } = readJson(file, text);
  if (!node) return problems;
  const misfits = checkSchema(node, schema);
  const names = node.items.flatMap((item) => checkName(item, input));
  return [...misfits.map((it) => problemAt(file, it.node, it.message, it.cure)), ...names];
}

function checkName(item: JsonNode, { path, tree, docs, extensions }: MetaInput): Problem[] {
  const { type, name } = read(item);
  const wantsFolder = type === 'dir' || type === 'dir-section-header';
  if (typeof name?.value !== 'string' || !(wantsFolder || type === 'file')) return [];
  const folder = posix.dirname(path);
  const target = posix.join(folder, name.value);
  const isFolder = tree.folders.has(target);
  const isPage = ['', ...extensions].some(
    (end) => tree.files.has(target + end) && pageName(target + end, extensions) !== undefined,
  );
  if (wantsFolder ? isFolder : isPage) return [];

  const what = wantsFolder ? 'folder' : 'page';
  const message = `"${name.value}" names no ${what} in ${docs}/${folder}.`;
  const place = `${docs}/${target}`;
  const candidates = wantsFolder
    ? namesIn(tree.folders, folder)
    : namesIn(tree.files, folder).flatMap((it) => pageName(it, extensions) ?? []);
  const meant = nearest(name.value, candidates);
  const other = wantsFolder ? isPage && 'file' : isFolder && 'dir';
  const cure = other
    ? `It names a ${wantsFolder ? 'page' : 'folder'}: give the item the type "${other}".`
    : meant
      ? `Did you mean "${meant}"?`
      : `Create ${place}${wantsFolder ? '' : '.mdx'}, or take the item out.`;
  return [problemAt(`${docs}/${path}`, name, message, cure)];
}

/** The type and the name of an item; a bare string is the name of a page. */
function read(item: JsonNode): { type: unknown; name: JsonNode | undefined } {
  if (item.kind === 'string') return { type: 'file', name: item };
  const member = (key: string) => item.members.find(({ name }) => name === key)?.node;
  return { type: member('type')?.value, name: member('name') };
}
