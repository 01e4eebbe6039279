export * from '@rspress/core/theme-original';
export { Badge } from './components/Badge/index';
