import type { Lang } from '@handbook/content/address';
import { readChoices, readSwitch } from '@handbook/content/files';
import { readHostedSettings } from '@handbook/search/push';

/** The site's URL, output folder, and repository. The servers also use these values. */
export {
  base,
  branch,
  origin,
  outDir,
  repository,
} from '@handbook/content/files';

/** The site's names and description in each language. */
export const siteNames: Record<Lang, { label: string; title: string; description: string }> = {
  en: {
    label: 'English',
    title: 'Rspress',
    description: 'Learn Rspress 2: build a documentation site with React, MDX and Rspack.',
  },
  zh: {
    label: '简体中文',
    title: 'Rspress 中文文档',
    description: '学习 Rspress 2：用 React、MDX 和 Rspack 构建文档站。',
  },
};

/** The search provider of this build; undefined for local search. */
export const hostedSearch = readHostedSettings(process.env);

/**
 * Whether readers' browsers store the site for offline reading. `off` removes what they stored (see
 * `packages/offline/build`).
 *
 * @throws on any other value, because a misspelled `off` would keep the worker
 */
export const offlineEnabled = readSwitch('SITE_OFFLINE', process.env.SITE_OFFLINE, true);

/** Plugins of Rspress and rehype that only make pages lighter or faster. `npm run bench -- levers` measures them. */
export const levers = [
  'lightEntry',
  'pageInfo',
  'pageFiles',
  'codeHtml',
  'sections',
  'hydrateOnIntent',
] as const;

export type Lever = (typeof levers)[number];

/**
 * The levers that this build leaves out.
 *
 * @throws on an unknown name
 */
export const without: readonly Lever[] = readChoices(
  'SITE_WITHOUT',
  process.env.SITE_WITHOUT,
  levers,
);

/** The social links in the navbar. */
export const external = {
  chat: 'https://discord.gg/mkVw5zPAtf',
  x: 'https://x.com/rspack_dev',
} as const;
