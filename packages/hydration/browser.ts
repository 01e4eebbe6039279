export { ComponentBoundary } from './errors/ComponentBoundary.tsx';
export { NOTICE_ID } from './errors/chunkErrors.ts';
export { ErrorBoundary } from './errors/ErrorBoundary.tsx';
export { PageBoundary } from './errors/PageBoundary.tsx';
export { Root } from './errors/Root.tsx';
export { Link } from './link/Link.tsx';
export { useHydrated } from './on-intent/useHydrated.ts';
export { Section } from './sections/Section.tsx';
