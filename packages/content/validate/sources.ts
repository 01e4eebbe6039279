import { existsSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findNodeAtLocation } from 'jsonc-parser';
import { languages } from '../address/languages.mjs';
import { readText } from '../files/readText.mjs';
import { filesOf, routedExtensions } from '../pages/routes.ts';
import type { Problem } from '../problem/problem.ts';
import { readJson } from './json.ts';

/** Requires every string in every language, because the framework shows English for a missing string. */
const textsSchema = {
  type: 'object',
  additionalProperties: {
    type: 'object',
    properties: Object.fromEntries(languages.map((it) => [it, { type: 'string', pattern: '\\S' }])),
    required: languages,
    additionalProperties: false,
  },
};

/** The framework's schemas are next to its package.json, but it doesn't export them. */
const readSchema = (name: 'meta' | 'nav'): object => {
  const manifest = createRequire(import.meta.url).resolve('@rspress/core/package.json');
  return JSON.parse(readText(join(manifest, `../${name}-json-schema.json`)));
};
const schemas = { meta: readSchema('meta'), nav: readSchema('nav') };

/**
 * Finds problems of navigation files and interface text.
 *
 * @param root the repository's root, absolute
 */
export function sourceProblems(root: string): Problem[] {
  const texts = readText(join(root, 'i18n.json'));
  const { nodes, problems } = readJson('i18n.json', texts, textsSchema);
  const keys = (nodes[0]?.children ?? []).map(({ children }) => String(children?.[0]?.value));
  const files = filesOf('docs/**/{_meta,_nav}.json', root);
  return [...files.flatMap((file) => navigationProblems(root, file, keys)), ...problems];
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a path, with or without its extension, is a page. */
const isPage = (path: string) =>
  routedExtensions.some(
    (end) => existsSync(`${path}.${end}`) || (path.endsWith(`.${end}`) && existsSync(path)),
  );

/** Finds problems of a `_meta.json` or `_nav.json`. */
function navigationProblems(root: string, file: string, keys: readonly string[]): Problem[] {
  const isMeta = file.endsWith('_meta.json');
  const text = readText(join(root, file));
  const { nodes, problems, report } = readJson(file, text, schemas[isMeta ? 'meta' : 'nav']);
  const folder = dirname(file);
  const groups = new Set(keys.map((key) => key.split('.', 1)[0]));
  for (const node of nodes) {
    const property = node.parent?.type === 'property' ? node.parent : undefined;
    const key = property?.children?.[0];
    const { value } = node;
    if (typeof value !== 'string' || node === key) continue;
    const isItem = !property && node.parent?.parent === undefined;
    if (isMeta && (isItem || key?.value === 'name')) {
      const type = property?.parent && findNodeAtLocation(property.parent, ['type'])?.value;
      const kind = String(type).startsWith('dir') ? 'folder' : 'page';
      const path = join(root, folder, value);
      if (kind === 'folder' ? isFolder(path) : isPage(path)) continue;
      const fix = `Correct the name or the type, create the ${kind}, or remove the item.`;
      report(node, `There is no ${kind} "${value}" in ${folder}.`, fix);
    } else if (!isMeta && key?.value === 'link' && /^\/[^.]*(\.html)?([?#].*)?$/.test(value)) {
      const link = value.replace(/[?#].*$/, '').replace(/\.html$|\/(index)?$/, '');
      const path = join(root, folder, link);
      if (isPage(path) || isPage(`${path}/index`)) continue;
      const fix = 'Link to a page that exists, without a language prefix.';
      report(node, `There is no page for the link "${value}" in ${folder}.`, fix);
    } else if (['text', 'label'].includes(key?.value) && value.includes('.')) {
      // A string is a key if it starts with the group of a key, such as `nav.`.
      if (!groups.has(value.split('.', 1)[0]) || keys.includes(value)) continue;
      const fix = `Correct the key, or add "${value}" to i18n.json.`;
      report(node, `There is no interface text "${value}".`, fix);
    }
  }
  return problems;
}
