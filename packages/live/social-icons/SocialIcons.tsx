// The built HTML needs the styles before the icons load.
import '../icon-grid/icon-grid.css';
import { lazyWhenVisible } from '../lazy/lazyWhenVisible.tsx';

/** Shows every preset icon of `socialLinks`, and loads the icons when they are near the viewport. */
export const SocialIcons = lazyWhenVisible(
  () => import(/* webpackChunkName: "lazy-social-icons" */ './SocialIconGrid.tsx'),
  'SocialIconGrid',
);
