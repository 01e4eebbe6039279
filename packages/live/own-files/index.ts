export { MarkdownTwin } from './MarkdownPage.tsx';
export { OwnFeeds } from './OwnFeeds.tsx';
