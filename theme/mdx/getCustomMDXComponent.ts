import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { PageLink } from './PageLink.tsx';

/** Replaces the link of the framework's MDX components, with which the framework renders some headings. */
export const getCustomMDXComponent = () => ({ ...original(), a: PageLink });
