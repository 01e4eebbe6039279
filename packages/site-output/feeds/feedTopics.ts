declare const FEED_TOPICS: readonly ('changes' | 'releases')[];

/** What this build has feeds about; `packages/site-output/feeds` puts it in. Empty for a build without history. */
export const feedTopics = FEED_TOPICS;
