export { copyText } from './ui/copyText.ts';
export { Link } from './ui/Link.tsx';
export { useLocalHref } from './ui/useLocalHref.ts';
export { useText } from './ui/useText.ts';
