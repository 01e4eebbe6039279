import { existsSync, readdirSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { findNodeAtLocation } from 'jsonc-parser';
import { isLanguage, languages } from '../address/languages.mjs';
import { readText } from '../files/readText.mjs';
import { filesOf, routedExtensions } from '../pages/routes.ts';
import type { Problem } from '../problem/problem.ts';
import { readJson } from './json.ts';

const LANGUAGES_FILE = 'packages/content/address/languages.mjs';

const REDIRECTS_FILE = 'docs/redirects.json';

/**
 * Finds problems of folders, navigation files, redirects, and interface text.
 *
 * @param root the repository's root, absolute
 */
export function sourceProblems(root: string): Problem[] {
  const texts = readText(join(root, 'i18n.json'));
  const { nodes, problems } = readJson('i18n.json', texts, schemas.texts);
  const keys = (nodes[0]?.children ?? []).map(({ children }) => String(children?.[0]?.value));
  const files = filesOf('docs/**/{_meta,_nav}.json', root);
  const ofNavigation = files.flatMap((file) => navigationProblems(root, file, keys));
  return [...folderProblems(root), ...ofNavigation, ...problems, ...redirectProblems(root)];
}

const isFolder = (path: string) =>
  statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;

/** Whether a path, with or without its extension, is a page. */
const isPage = (path: string) =>
  routedExtensions.some(
    (end) => existsSync(`${path}.${end}`) || (path.endsWith(`.${end}`) && existsSync(path)),
  );

/** Finds pages outside the folders of languages, and languages without pages. */
function folderProblems(root: string): Problem[] {
  const names = readdirSync(join(root, 'docs'));
  const outside = names.filter((name) => {
    if (name.startsWith('.') || name === 'public' || isLanguage(name)) return false;
    return isPage(join(root, 'docs', name)) || isFolder(join(root, 'docs', name));
  });
  const all = languages.map((language) => `docs/${language}`).join(', ');
  const unknown = outside.map((name) => ({
    file: `docs/${name}`,
    message: `"${name}" isn't a language of this site.`,
    fix: `Move its pages to ${all}, or add the language to ${LANGUAGES_FILE}.`,
  }));
  const missing = languages.filter((language) => !names.includes(language));
  const message = 'This language has no pages.';
  const fix = `Add its pages, or remove the language from ${LANGUAGES_FILE}.`;
  return [...unknown, ...missing.map((name) => ({ file: `docs/${name}`, message, fix }))];
}

/** Finds syntax errors and values that aren't paths. The docs check `urls` finds missing and needless redirects. */
function redirectProblems(root: string): Problem[] {
  const path = join(root, REDIRECTS_FILE);
  if (!existsSync(path)) return [];
  return readJson(REDIRECTS_FILE, readText(path), schemas.redirects).problems;
}

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
const redirectsSchema = { type: 'object', additionalProperties: { type: 'string', pattern: '^/' } };
const schemas = {
  meta: readSchema('meta'),
  nav: readSchema('nav'),
  texts: textsSchema,
  redirects: redirectsSchema,
};

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
      const path = `${folder}/${value}`;
      if (kind === 'folder' ? isFolder(join(root, path)) : isPage(join(root, path))) continue;
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
