import { codePluginDefaults } from './defaults/code-plugin-options.ts';
import { commandDefaults, environmentDefaults } from './defaults/commands.ts';
import { contentDefaults } from './defaults/content.ts';
import { frontmatterDefaults } from './defaults/frontmatter.ts';
import { pluginDefaults } from './defaults/plugin-options.ts';
import { propDefaults } from './defaults/props.ts';
import { siteDefaults } from './defaults/site.ts';
import { themeConfigDefaults } from './defaults/theme-config.ts';
import type { DefaultRecord } from './evidence/records.ts';
import type { Area } from './surface/entry.ts';

/**
 * What the framework does when something is left out, per area and name. `site` and `driver` run its
 * own normalisers on an empty configuration, `probe` asks something else of it; `code`, `none` and
 * `says` name the shipped file and the expression that decides, so that the rule fails when it changes.
 */
export const defaults: Partial<Record<Area, Record<string, DefaultRecord>>> = {
  config: { ...siteDefaults, ...contentDefaults, ...themeConfigDefaults },
  frontmatter: frontmatterDefaults,
  props: propDefaults,
  commands: commandDefaults,
  environment: environmentDefaults,
  ...pluginDefaults,
  ...codePluginDefaults,
};
