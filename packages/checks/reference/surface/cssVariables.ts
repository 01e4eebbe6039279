import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import postcss, { type Declaration } from 'postcss';
import { globSync } from 'tinyglobby';
import { distFiles } from './distFiles.ts';
import type { Entry } from './entry.ts';
import { type Framework, projectPath } from './framework.ts';

const ours = /--(?:rp|shiki)-[\w-]+/g;

/** Reads the custom properties of the theme, with their values in light and dark mode. */
export function readCssVariables(framework: Framework): Entry[] {
  const entries = new Map<string, Entry>();
  const named = (name: string, source: string): Entry => {
    const entry = entries.get(name) ?? { area: 'css-variables', name, tags: [], source };
    entries.set(name, entry);
    return entry;
  };
  const folder = join(framework.core, 'dist/theme');
  for (const file of globSync('**/*.css', { cwd: folder, absolute: true }).sort()) {
    const path = projectPath(framework, file);
    postcss.parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      const source = `${path}:${declaration.source?.start?.line ?? 1}`;
      for (const [name] of declaration.value.matchAll(ours)) named(name, source);
      if (declaration.prop.match(ours))
        define(named(declaration.prop, source), declaration, source);
    });
  }
  for (const { path, text } of distFiles(framework, folder)) {
    for (const [name] of text.matchAll(ours)) named(name, path);
  }
  return [...entries.values()].sort((a, b) => a.name.localeCompare(b.name, 'en'));
}

/** Stores the first unconditional value as the default, and the value for dark mode as a variant. */
function define(entry: Entry, { parent, value }: Declaration, source: string): void {
  const selector = parent && 'selector' in parent ? String(parent.selector) : '';
  const text = value.replace(/\s+/g, ' ');
  if (/^(?::where\()?(?:html)?\.(?:rp-)?dark\b/.test(selector)) {
    entry.variants = { ...entry.variants, dark: text };
  } else if (entry.default === undefined && parent?.parent?.type !== 'atrule') {
    Object.assign(entry, { default: text, source });
  }
}
