import { lazyWhenVisible } from '../lazy/lazyWhenVisible.tsx';

// Contains the list of all pages, which is larger than the rest of a page.
const load = () => import(/* webpackChunkName: "lazy-pages-values" */ './PagesValues.tsx');

export const PageCount = lazyWhenVisible(load, 'PageCount', 'span');
export const FirstPage = lazyWhenVisible(load, 'FirstPage');
export const PageDataValue = lazyWhenVisible(load, 'PageDataValue', 'span');
