import { commandDefaults, environmentDefaults } from './defaults/commands.ts';
import { contentDefaults } from './defaults/content.ts';
import { frontmatterDefaults } from './defaults/frontmatter.ts';
import { pluginDefaults } from './defaults/pluginOptions.ts';
import { propDefaults } from './defaults/props.ts';
import { siteDefaults } from './defaults/site.ts';
import { themeConfigDefaults } from './defaults/themeConfig.ts';
import type { DefaultRecord } from './evidence/records.ts';
import type { Area } from './surface/entry.ts';

/**
 * The defaults of the framework, by area and name. `site` and `driver` normalize an empty configuration with the
 * framework, and `probe` runs other code of it. `code`, `none`, and `prose` contain the published file and the
 * expression that sets the default, so that the rule fails if the expression changes.
 */
export const defaults: Partial<Record<Area, Record<string, DefaultRecord>>> = {
  config: { ...siteDefaults, ...contentDefaults, ...themeConfigDefaults },
  frontmatter: frontmatterDefaults,
  props: propDefaults,
  commands: commandDefaults,
  environment: environmentDefaults,
  ...pluginDefaults,
};
