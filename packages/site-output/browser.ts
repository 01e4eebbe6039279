export { markdownPath } from './markdown-pages/markdownPath.ts';

declare const FEED_TOPICS: readonly 'changes'[];

/** The feeds of this build, a constant that the feeds plugin defines. Empty if there is no git history. */
export const feedTopics = FEED_TOPICS;
