export { useLocalHref } from './ui/useLocalHref.ts';
export { useText } from './ui/useText.ts';
