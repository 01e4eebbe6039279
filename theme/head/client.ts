import type { ReactNode } from 'react';
import { createPageHead, type PageHead } from './pageHead.ts';

/** The head of the page that these scripts run on. */
export const pageHead: PageHead = createPageHead(document);

/** Stands in for the function of `@unhead/react/client`: a page has one head. */
export const createHead = (): PageHead => pageHead;

/** Stands in for the component of `@unhead/react/client`: everybody knows that head, so nothing is passed on. */
export const UnheadProvider = ({ children }: { children?: ReactNode }): ReactNode => children;
