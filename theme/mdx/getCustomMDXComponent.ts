import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { PageLink } from './PageLink.tsx';

/** Replaces the link in the MDX components that the framework uses to render some headings. */
export const getCustomMDXComponent = () => ({ ...original(), a: PageLink });
