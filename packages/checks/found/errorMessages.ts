import type { SearchDocuments } from '@handbook/search/engine';
import { troubleshootingRoute } from '../errors/errors.ts';
import type { RuleResult } from '../lib/problem.ts';
import { findPages } from './findPages.ts';

/** A message in the line that a terminal shows, with a path of the reader's project. */
const asPrinted = (message: string): string =>
  `error   ${message} (from /home/tea/shop/docs/guide/brewing.mdx)`;

/**
 * Searches for each message, by itself and as a printed line. The page that explains it must be among the first hits.
 *
 * @param messages the constant parts of what the framework prints
 * @param documents the search documents of the built site, by language
 */
export const errorMessages = (
  messages: readonly string[],
  documents: readonly SearchDocuments[],
): RuleResult =>
  findPages(
    () =>
      messages
        .flatMap((message) => [message, asPrinted(message)])
        .map((text) => ({ route: troubleshootingRoute, text })),
    documents,
    'Put the exact message into a table row of the page.',
  );
