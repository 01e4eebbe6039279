import { join } from 'node:path';
import type { YAMLParseError } from 'yaml';
import { readText } from '../files/readText.mjs';
import { flatten, type Leaf } from '../pages/flatten.ts';
import type { Problem } from '../problem/problem.ts';

const TYPES = 'node_modules/@rspress/shared/dist/index.d.ts';

/**
 * Returns the frontmatter keys that the framework declares, with their types. The framework also reads
 * `globalUIComponents`, which its type lacks, and this site's theme reads `pageActions`.
 *
 * @param root the repository's root, absolute
 */
function knownKeys(root: string): Map<string, string> {
  const [, body = ''] =
    /interface FrontMatterMeta \{\n([\s\S]*?)\n\}/.exec(readText(join(root, TYPES))) ?? [];
  const keys = [...body.matchAll(/^ +(\w+)\?: (.*);$/gm)];
  if (keys.length === 0) {
    throw new Error(`${TYPES} has no FrontMatterMeta. Fix: adapt packages/content/validate.`);
  }
  return new Map([
    ...keys.map(([, key = '', type = '']): [string, string] => [key, type]),
    ['globalUIComponents', 'boolean'],
    ['pageActions', 'boolean'],
  ]);
}

function leafProblem({ path, value }: Leaf, known: Map<string, string>) {
  const [key = ''] = path.split('.', 1);
  const type = known.get(key);
  if (type === undefined) {
    const fix = `Remove the key, or use one of ${[...known.keys()].join(', ')}.`;
    return { message: `Unknown frontmatter key "${key}".`, fix };
  }
  const isSimple = type === 'boolean' || type === 'string';
  if (path !== key || !isSimple || typeof value === type) return undefined;
  return { message: `"${key}" must be a ${type}.`, fix: `Use a ${type}.` };
}

/**
 * Finds frontmatter keys that neither the framework nor this site knows, and texts and switches of another type, which the
 * framework ignores silently.
 *
 * @param root the repository's root, absolute
 * @param sources pages and fragments, with paths from the root
 */
export function frontmatterProblems(
  root: string,
  sources: readonly { file: string; source: string }[],
): Problem[] {
  const known = knownKeys(root);
  return sources.flatMap(({ file, source }): Problem[] => {
    const [, yaml = ''] = /^---\n([\s\S]*?\n)---\s*?$/m.exec(source) ?? [];
    if (!source.startsWith('---\n')) return [];
    try {
      return flatten(yaml, 2).flatMap((leaf) => {
        const problem = leafProblem(leaf, known);
        return problem ? [{ file, line: leaf.line, ...problem }] : [];
      });
    } catch (error) {
      const { message, linePos } = error as YAMLParseError;
      const line = (linePos?.[0].line ?? 0) + 1;
      const reason = message.split(' at line ', 1)[0];
      return [{ file, line, message: `Invalid YAML: ${reason}.`, fix: 'Correct the syntax here.' }];
    }
  });
}
