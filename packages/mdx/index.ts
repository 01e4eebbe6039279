import type { RspressPlugin, UserConfig } from '@rspress/core';
import { transformerCompatibleMetaHighlight } from '@rspress/core/shiki-transformers';
import {
  transformerNotationDiff,
  transformerNotationErrorLevel,
  transformerNotationFocus,
  transformerNotationHighlight,
  transformerRemoveNotationEscape,
} from '@shikijs/transformers';
import type { BundledLanguage, ShikiTransformer } from 'shiki';
import { codeHtml } from './code-html/codeHtml.ts';
import { entryAnchors } from './entry-anchors/entryAnchors.ts';
import { isRowLink } from './entry-anchors/rowLinks.ts';
import { errorBoundaries } from './error-boundaries/errorBoundaries.ts';
import { focusableScrollers } from './focusable-scrollers/focusableScrollers.ts';
import { imageSizes } from './image-sizes/imageSizes.ts';
import { sinceBadges } from './since-badges/sinceBadges.ts';

export { isRowLink };

interface MdxOptions {
  /** The absolute path of the folder that contains the images of the pages. */
  publicFolder: string;
  /** Features to leave out; this package only supports `codeHtml`. */
  without: readonly string[];
}

/**
 * The languages to load before the first code block. Embedded code is only colored if its language is loaded, so loading
 * languages on demand would color the same page differently from build to build.
 */
export const codeLanguages =
  'bash css diff docker html js json jsonc md mdx mermaid nginx toml ts tsx xml yaml'.split(
    ' ',
  ) as BundledLanguage[];

/** Drops the final newline of a quoted file, which would show as an empty line. */
const trimCode: ShikiTransformer = {
  name: 'trim-code',
  preprocess: (code) => code.trimEnd(),
};

/** Returns the `markdown` options and the plugins that this site's pages need. */
export function mdx({ publicFolder, without }: MdxOptions) {
  const rehypePlugins = [
    [imageSizes, { publicFolder }],
    entryAnchors,
    // Finds table rows by the IDs that entryAnchors sets.
    sinceBadges,
    ...(without.includes('codeHtml') ? [] : [codeHtml]),
  ] satisfies NonNullable<UserConfig['markdown']>['rehypePlugins'];
  const plugins: RspressPlugin[] = [focusableScrollers()];
  return {
    plugins,
    markdown: {
      link: { checkAnchors: { excludes: (url: string) => isRowLink(url) } },
      remarkPlugins: [errorBoundaries],
      rehypePlugins,
      shiki: {
        // With a time limit, a busy machine would leave some lines without colors.
        tokenizeTimeLimit: 0,
        mergeSameStyleTokens: true,
        langs: codeLanguages,
        langAlias: { tree: 'txt' },
        transformers: [
          trimCode,
          transformerCompatibleMetaHighlight(),
          transformerNotationHighlight(),
          transformerNotationDiff(),
          transformerNotationFocus(),
          transformerNotationErrorLevel(),
          transformerRemoveNotationEscape(),
        ],
      },
    },
  };
}
