import { join } from 'node:path';
import { repositoryRoot } from '@handbook/content';
import { readText } from '@handbook/content/files';
import { globSync } from 'tinyglobby';

let names: Set<string> | undefined;

/** Reads every `--rp-*` and `--shiki-*` variable and every `rp-*` class in the installed framework. */
export function themeNames(): ReadonlySet<string> {
  if (names) return names;
  names = new Set();
  const cwd = join(repositoryRoot, 'node_modules/@rspress/core/dist');
  for (const file of globSync('{theme,runtime,node}/**/*.{css,js}', { cwd })) {
    const text = readText(join(cwd, file));
    for (const [name] of text.matchAll(/(?<![\w-])(?:--(?:rp|shiki)-[\w-]+|rp-[\w-]+)/g)) {
      names.add(name);
    }
  }
  return names;
}
