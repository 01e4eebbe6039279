import { whenSeen } from '../lazy/lazyWhenVisible.tsx';

// With the list of all pages, which is longer than everything else that a page needs.
const load = () => import(/* webpackChunkName: "seen-pages-values" */ './PagesValues.tsx');

export const PageCount = whenSeen(load, 'PageCount', 'span');
export const FirstPage = whenSeen(load, 'FirstPage');
export const PageDataValue = whenSeen(load, 'PageDataValue', 'span');
