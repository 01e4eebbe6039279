export { MarkdownTwin } from './MarkdownTwin.tsx';
export { OwnFeeds } from './OwnFeeds.tsx';
