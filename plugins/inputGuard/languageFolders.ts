import { nearest } from './nearest.ts';
import type { Problem } from './problem.ts';
import { namesIn, pageName, type SourceTree } from './sourceTree.ts';

/** Finds pages that lie in no language of the site, and languages without pages. */
export function checkLanguageFolders(input: {
  tree: SourceTree;
  /** Name of the folder that the tree lists, e.g. `docs`. */
  docs: string;
  languages: readonly string[];
  extensions: readonly string[];
}): Problem[] {
  const { tree, docs, languages, extensions } = input;
  const all = languages.map((language) => `${docs}/${language}`).join(', ');
  const folders = namesIn(tree.folders, '').filter((name) => !name.startsWith('.'));
  const unknown = folders
    .filter((name) => name !== 'public' && !languages.includes(name))
    .map((name): Problem => {
      const meant = nearest(name, [...languages, 'public']);
      return {
        file: `${docs}/${name}`,
        message: `"${name}" is no language of this site.`,
        cure: meant
          ? `Did you mean ${docs}/${meant}?`
          : `Move its pages into ${all}, or add the language to "locales" in rspress.config.ts.`,
      };
    });
  const stray = namesIn(tree.files, '')
    .filter((name) => pageName(name, extensions))
    .map((name): Problem => {
      const message = 'This page lies in no language of the site.';
      return { file: `${docs}/${name}`, message, cure: `Move it into ${all}.` };
    });
  const empty = languages
    .filter((language) => !folders.includes(language))
    .map((language): Problem => {
      const message = `The language "${language}" has no folder.`;
      const cure = 'Create it with its pages, or take the language out of "locales".';
      return { file: `${docs}/${language}`, message, cure };
    });
  return [...unknown, ...stray, ...empty];
}
