export { LivePiece } from './errors/ComponentBoundary.tsx';
export { ErrorBoundary } from './errors/ErrorBoundary.tsx';
export { FAULT_ID } from './errors/notice.ts';
export { PageBoundary } from './errors/PageBoundary.tsx';
export { Root } from './errors/Root.tsx';
export { useAwake } from './on-intent/useHydrated.ts';
export { Section } from './sections/Section.tsx';
