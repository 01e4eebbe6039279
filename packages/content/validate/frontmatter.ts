import { isAlias, isCollection, isMap, isNode, isPair, LineCounter, parseDocument } from 'yaml';
import type { Problem } from '../problem/problem.ts';
import { typeErrors } from './typeErrors.ts';

/**
 * The framework's type allows any key, so only its named keys count. The framework also reads `globalUIComponents`, which
 * its type lacks, and this site's theme reads `pageActions`.
 */
const CHECK = `import type { FrontMatterMeta } from '@rspress/core';
type Named<T> = { [K in keyof T as string extends K ? never : K]: T[K] };
type Known = Named<FrontMatterMeta> & { globalUIComponents?: boolean; pageActions?: boolean };
declare function check(frontmatter: Known): void;`;

/** A page, or a fragment of pages. */
interface Source {
  /** Path from the repository root. */
  file: string;
  source: string;
}

/**
 * Finds frontmatter keys that neither the framework nor this site knows, and values of the wrong type, which the framework
 * ignores silently.
 *
 * @param root a folder from which `@rspress/core` is found, absolute
 */
export function frontmatterProblems(root: string, sources: readonly Source[]): Problem[] {
  const problems: Problem[] = [];
  // Each key and value has its own line of code, so that the line of an error identifies the place in the page.
  const lines = CHECK.split('\n');
  const places: { file: string; line?: number; column?: number }[] = lines.map(() => ({
    file: '',
  }));
  for (const { file, source } of sources) {
    const [, yaml] = /^---\r?\n([\s\S]*?)^---\s*?$/m.exec(source) ?? [];
    if (yaml === undefined || !source.startsWith('---')) continue;
    const lineCounter = new LineCounter();
    const document = parseDocument(yaml, { lineCounter, prettyErrors: false });
    const placeOf = (offset = 0) => {
      const { line, col } = lineCounter.linePos(offset);
      return { file, line: line + 1, column: col };
    };
    const [error] = document.errors;
    if (error) {
      const message = `This is not valid YAML: ${error.message}.`;
      problems.push({ ...placeOf(error.pos[0]), message, fix: 'Correct the syntax here.' });
    }
    if (error || !document.contents) continue;
    const add = (code: string, node?: unknown) => {
      lines.push(code);
      places.push(placeOf(isNode(node) ? node.range?.[0] : 0));
    };
    const write = (node: unknown): void => {
      if (isPair(node)) {
        const name = String(node.key);
        // TypeScript suggests another name only for a name without quotes.
        add(`${/^[a-z]\w*$/i.test(name) ? name : JSON.stringify(name)}:`, node.key);
        write(node.value);
        return;
      }
      const value = isAlias(node) ? node.resolve(document) : node;
      if (!isCollection(value)) {
        add(JSON.stringify(isNode(value) ? value.toJS(document) : null), value);
        return;
      }
      add(isMap(value) ? '{' : '[', value);
      for (const item of value.items) {
        write(item);
        add(',');
      }
      add(isMap(value) ? '}' : ']');
    };
    // TypeScript reports only one unknown key of an object, so each key of the page has its own object.
    const { contents } = document;
    for (const item of isMap(contents) ? contents.items : [contents]) {
      add(isPair(item) ? 'check({' : 'check(');
      write(item);
      add(isPair(item) ? '});' : ');');
    }
  }
  const packages = ['@rspress/core', '@rspress/shared'];
  const found = typeErrors(root, lines.join('\n'), 'frontmatter key', packages);
  for (const { line, message, fix } of found) {
    const place = places[line - 1] ?? { file: '' };
    problems.push({ ...place, message: message.replace(' | undefined', ''), fix });
  }
  return problems;
}
