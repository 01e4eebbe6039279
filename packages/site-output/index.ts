export { inlineCode } from './deployment/inlineCode.ts';
export type { SiteHeaders } from './deployment/siteHeaders.ts';
export { siteOutput } from './plugins.ts';
export { inEveryLanguage } from './redirects/readRedirects.ts';
export { standaloneBundle } from './standalone-bundle/standaloneBundle.ts';
