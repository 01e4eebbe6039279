import { lazyWhenVisible } from '../lazy/lazyWhenVisible.tsx';

/** Shows every preset icon of `socialLinks` with its name, and loads the icons when they are near the viewport. */
export const SocialIcons = lazyWhenVisible(
  () => import(/* webpackChunkName: "lazy-social-icons" */ './SocialIconList.tsx'),
  'SocialIconList',
);
