import { whenSeen } from '../lazy/lazyWhenVisible.tsx';

/** Every preset icon of `socialLinks` with its name. */
export const SocialIcons = whenSeen(
  () => import(/* webpackChunkName: "seen-social-icons" */ './SocialIconList.tsx'),
  'SocialIconList',
);
