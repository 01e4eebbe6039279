import { posix } from 'node:path';
import { checkSchema, type Schema } from './json/checkSchema.ts';
import type { JsonNode } from './json/parseJson.ts';
import { problemAt, readJson } from './json/readJson.ts';
import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { pageName, type SourceTree } from './sourceTree.ts';

/** A route without what does not decide which page it is: fragment, query, `.html`, `index` and the last slash. */
const bare = (route: string) =>
  route
    .replace(/[?#].*$/, '')
    .replace(/\.html$/, '')
    .replace(/(^|\/)index$/, '$1')
    .replace(/(.)\/$/, '$1');

/** Finds what would break the navigation bar: broken JSON, unknown properties, links to pages that do not exist. */
export function checkNavFile(input: {
  /** Path of the `_nav.json` in the tree, e.g. `en/_nav.json`. */
  path: string;
  text: string;
  tree: SourceTree;
  /** Name of the folder that the tree lists, e.g. `docs`. */
  docs: string;
  extensions: readonly string[];
  /** The framework's schema of `_nav.json`. */
  schema: Schema;
}): Problem[] {
  const { path, text, tree, docs, extensions, schema } = input;
  const file = `${docs}/${path}`;
  const { node, problems } = readJson(file, text);
  if (!node) return problems;
  const misfits = checkSchema(node, schema);
  const folder = posix.dirname(path);
  const routes = new Set(
    [...tree.files].flatMap((page) => {
      const name = page.startsWith(`${folder}/`) && pageName(page, extensions);
      return name ? bare(name.slice(folder.length)) : [];
    }),
  );
  const dead = linksIn(node)
    .filter(({ value }) => isPageLink(value) && !routes.has(bare(value)))
    .map((link) => {
      const meant = nearest(String(link.value), routes);
      return problemAt(
        file,
        link,
        `"${link.value}" leads to no page below ${docs}/${folder}.`,
        meant
          ? `Did you mean "${meant}"?`
          : `Link to a page that exists, without its language: "/guide/…", not "/${folder}/guide/…".`,
      );
    });
  return [...misfits.map((it) => problemAt(file, it.node, it.message, it.cure)), ...dead];
}

interface Link extends JsonNode {
  value: string;
}

/** Every `link` in the file, at any depth. */
function linksIn(node: JsonNode): Link[] {
  const own = node.members.flatMap(({ name, node: value }) =>
    name === 'link' && typeof value.value === 'string' ? [value as Link] : [],
  );
  const below = [...node.items, ...node.members.map((member) => member.node)].flatMap(linksIn);
  return [...own, ...below];
}

/** Whether a link leads to a page of this site, rather than elsewhere or to a file. */
const isPageLink = (link: string) =>
  link.startsWith('/') && /^(\.html)?$/.test(posix.extname(link.replace(/[?#].*$/, '')));
