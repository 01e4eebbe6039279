import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { exportedBy } from '../reference/surface/exports.ts';
import { locateFramework } from '../reference/surface/framework.ts';
import { membersOf } from '../reference/surface/members.ts';
import { type Declarations, exportedType, loadDeclarations } from '../reference/surface/program.ts';
import { readComponents } from '../reference/surface/props.ts';
import type { Names } from './gone.ts';

/** In 1.x, the theme options are a type parameter of the configuration, which `membersOf` can't read. */
const parts = [
  ['config', '@rspress/core', 'UserConfig', ''],
  ['config', '@rspress/shared', 'DefaultThemeConfig', 'themeConfig.'],
  ['frontmatter', '@rspress/shared', 'FrontMatterMeta', ''],
  ['plugin-hooks', '@rspress/shared', 'RspressPlugin', ''],
] as const;

const modules = [
  ['node-exports', '@rspress/core'],
  ['runtime-exports', '@rspress/core/runtime'],
  ['theme-exports', '@rspress/core/theme'],
] as const;

const stop = ['i18nSource', 'plugins', 'builderConfig', 'builderPlugins'];

function memberNames(declarations: Declarations, [, module, type, prefix]: (typeof parts)[number]) {
  const members = membersOf(declarations, exportedType(declarations, module, type), { stop });
  return (
    members
      .map(({ name }) => name)
      // A list of items repeats the members of its items.
      .filter((path) => !/^[A-Z]\w*\.items\./.test(path))
      // In 1.x, the two kinds of search had separate types. In 2.x, their members are below `search`.
      .map((path) => path.replace(/^(Local|Remote)SearchOptions\./, 'search.'))
      .map((path) => (/^[A-Z]/.test(path) ? path : prefix + path))
  );
}

/**
 * Reads the public names of the `rspress` 1.x that a project has installed, by area.
 *
 * @throws Error if it isn't installed there
 */
export function recordNames(project: string): Names {
  const declarations = loadDeclarations(locateFramework(project));
  const names: Record<string, string[]> = {};
  const put = (area: string, more: string[]) => {
    names[area] = [...new Set([...(names[area] ?? []), ...more])].sort();
  };
  for (const part of parts) put(part[0], memberNames(declarations, part));
  for (const [area, module] of modules) {
    put(
      area,
      exportedBy(declarations, module).map(({ name }) => name),
    );
  }
  for (const { name, props } of readComponents(declarations)) {
    put(
      'props',
      props.map((prop) => `${name}.${prop.name}`),
    );
  }
  const css = join(project, 'node_modules/@rspress/theme-default/dist/bundle.css');
  put('css-variables', readFileSync(css, 'utf8').match(/--rp-[\w-]+/g) ?? []);
  return names;
}
