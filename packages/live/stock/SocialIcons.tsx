import { lazyWhenVisible } from '../lazy/lazyWhenVisible.tsx';

/** Every preset icon of `socialLinks` with its name. */
export const SocialIcons = lazyWhenVisible(
  () => import(/* webpackChunkName: "lazy-social-icons" */ './SocialIconList.tsx'),
  'SocialIconList',
);
