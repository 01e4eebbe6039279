export { feedTopics } from './feeds/feedTopics.ts';
export { markdownPath } from './markdown-pages/markdownPath.ts';
