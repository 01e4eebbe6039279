import type { SearchDocuments } from '@handbook/search/engine';
import { troubleshootingRoute } from '../errors/errors.ts';
import type { RuleResult } from '../lib/problem.ts';
import { seenPages } from './seenPages.ts';

/** A message as a terminal shows it, with what is the reader's own, when they copy the whole line. */
const asPrinted = (message: string): string =>
  `error   ${message} (from /home/tea/shop/docs/guide/brewing.mdx)`;

/**
 * Asks the search for each message, alone and as a line that a reader copies: the page that says what it means has to be
 * among the first hits.
 *
 * @param messages what the framework prints, without what is the reader's own
 * @param documents what the built site gives the search, by language
 */
export const errorMessages = (
  messages: readonly string[],
  documents: readonly SearchDocuments[],
): RuleResult =>
  seenPages(
    () =>
      messages
        .flatMap((message) => [message, asPrinted(message)])
        .map((text) => ({ route: troubleshootingRoute, text })),
    documents,
    'Write the message in a row of the page, word for word.',
  );
