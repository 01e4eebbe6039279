import { flatten, languages } from '@handbook/content';
import type { Problem, RuleResult } from '../lib/problem.ts';

/** Checks that every interface string exists in every language and isn't empty. */
export function textParity(file: string, source: string): RuleResult {
  const lines = new Map<string, number>();
  const found = new Map<string, Set<string>>();
  for (const { path, value, line } of flatten(source)) {
    const dot = path.lastIndexOf('.');
    const [key, lang] = [path.slice(0, dot), path.slice(dot + 1)];
    lines.set(key, Math.min(line, lines.get(key) ?? line));
    const filled = typeof value === 'string' && value.trim() !== '';
    if (filled) found.set(key, (found.get(key) ?? new Set()).add(lang));
  }
  const problems = [...lines].flatMap(([key, line]): Problem[] => {
    const missing = languages.filter((lang) => !found.get(key)?.has(lang));
    if (missing.length === 0) return [];
    const message = `The key "${key}" has no ${missing.join(' and no ')} string.`;
    return [{ file, line, message, fix: `Add "${missing[0]}": "…" to the key.` }];
  });
  return { problems, counted: { texts: lines.size } };
}
