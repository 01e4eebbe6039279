export { Head } from './Head.ts';
export { useHead } from './useHead.ts';
