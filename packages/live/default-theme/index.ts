export * from './BannerExample.tsx';
export * from './HomeExamples.tsx';
export { LastUpdatedExample } from './LastUpdatedExample.tsx';
export * from './NavbarExample.tsx';
export * from './OutlineExample.tsx';
export * from './PageLayoutExample.tsx';
