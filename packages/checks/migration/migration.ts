import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** The route of the page about the upgrade from 1.x. */
export const migrationRoute = '/guide/start/migrate-from-1x';

/** Options, hooks, and exports that sites used with Rspress 1.47 and that 2.x no longer has. */
export const removedNames = `
  builderPlugins
  markdown.checkDeadLinks markdown.codeHighlighter markdown.experimentalMdxRs
  markdown.highlightLanguages markdown.mdxRs
  search.apiUrl search.domain search.indexName search.searchIndexes search.searchLoading
  ssg.strict
  themeConfig.docFooter themeConfig.editLink.text themeConfig.lastUpdatedText
  themeConfig.nextPageText themeConfig.outline themeConfig.outlineTitle themeConfig.overview
  themeConfig.prevPageText themeConfig.searchNoResultsText themeConfig.searchPlaceholderText
  themeConfig.searchSuggestedQueryText themeConfig.sourceCodeText
  addSSGRoutes
  Helmet normalizeRoutePath normalizeSlash useViewTransition
  Aside Card LinkCard ScrollToTop scrollToTarget useLocaleSiteData useRedirect4FirstVisit
  useSidebarData
`
  .trim()
  .split(/\s+/);

/** Checks that the page contains every removed name. It may omit `themeConfig.`. */
export function migration(pages: readonly Page[], removed = removedNames): RuleResult {
  const problems = pages.flatMap((page): Problem[] => {
    const code = new Set<string>();
    visit(page.tree, 'inlineCode', ({ value }) => {
      code.add(value);
    });
    return removed
      .filter((name) => !code.has(name) && !code.has(name.replace(/^themeConfig\./, '')))
      .map((name) => ({
        file: page.file,
        message: `The page doesn't contain \`${name}\`, which Rspress 2 no longer has.`,
        fix: 'Add it to a table or list, with its replacement.',
      }));
  });
  return { problems, counted: { removedNames: removed.length, migrationPages: pages.length } };
}
