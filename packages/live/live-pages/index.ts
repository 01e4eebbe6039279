import { lazyWhenVisible } from '../lazy/lazyWhenVisible.tsx';

// With the list of all pages, which is longer than everything else that a page needs.
const load = () => import(/* webpackChunkName: "lazy-pages-values" */ './PagesValues.tsx');

export const PageCount = lazyWhenVisible(load, 'PageCount', 'span');
export const FirstPage = lazyWhenVisible(load, 'FirstPage');
export const PageDataValue = lazyWhenVisible(load, 'PageDataValue', 'span');
