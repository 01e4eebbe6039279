import type { SocialLink } from '@rspress/core';

/** A name that `icon` of a social link may have. */
export type Preset = Extract<SocialLink['icon'], string>;

// A record, so that a name that comes or goes is a type error.
const names: Record<Preset, true> = {
  X: true,
  bilibili: true,
  bluesky: true,
  discord: true,
  facebook: true,
  github: true,
  gitlab: true,
  instagram: true,
  juejin: true,
  lark: true,
  linkedin: true,
  npm: true,
  qq: true,
  slack: true,
  wechat: true,
  weibo: true,
  x: true,
  youtube: true,
  zhihu: true,
};

/** Every preset icon of social links. */
export const presets = Object.keys(names) as Preset[];
