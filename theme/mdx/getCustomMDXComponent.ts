import { getCustomMDXComponent as original } from '@rspress/core/theme-original';
import { PageLink } from './PageLink.tsx';

/** The framework's elements of a page, with links whose hidden `#` takes no focus: it renders some headings with these. */
export const getCustomMDXComponent = () => ({ ...original(), a: PageLink });
