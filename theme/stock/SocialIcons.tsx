import { whenSeen } from '../seen/whenSeen.tsx';

/** Every preset icon of `socialLinks` with its name. */
export const SocialIcons = whenSeen(
  () => import(/* webpackChunkName: "seen-social-icons" */ './SocialIconList.tsx'),
  'SocialIconList',
);
