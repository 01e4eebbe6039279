import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import type { Root, Yaml } from 'mdast';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { parse as parseYaml, YAMLParseError } from 'yaml';
import { fromRoot, root } from '../files/root.mjs';
import { formatProblems, type Problem } from '../problem/problem.ts';

const markdown = unified().use(remarkParse).use(remarkFrontmatter).use(remarkGfm);
const mdx = markdown().use(remarkMdx);

/** Escapes the brace of `{#id}` in `.mdx` files, as the framework does. */
const escapeIds = (source: string) =>
  source.replace(/^(\s*#{1,6}\s.*[^\\])(\{#[^}\n]+\}\s*)$/gm, '$1\\$2');

/** A page that doesn't parse. The message has the file, line, and fix, so it's printed without a stack. */
export class PageSyntaxError extends Error {
  readonly problem: Problem;
  constructor(problem: Problem) {
    super(formatProblems([problem]));
    this.problem = problem;
    this.stack = this.message;
  }
}

/** Explains why MDX doesn't parse. Conflict markers come first, because the parser's message doesn't mention them. */
function syntaxProblem(file: string, source: string, error: unknown): Problem {
  const conflict = source.split('\n').findIndex((line) => /^(?:<{7}|>{7}) /.test(line));
  if (conflict >= 0) {
    const fix =
      'Choose or combine the two versions, and remove the lines with <<<<<<<, =======, and >>>>>>>. Of a line with “translates”, keep either version; then run: npm run check -- changed --update';
    return { file, line: conflict + 1, message: 'A merge conflict is unresolved.', fix };
  }
  const { line, reason, message: whole } = error as { line?: number; reason?: string } & Error;
  const message = reason ?? whole;
  // Of a tag that is never closed, the parser has the place only in its message.
  const [, tagLine] = /\((\d+):\d+-\d+:\d+\)$/.exec(message) ?? [];
  const place = line ?? (tagLine === undefined ? undefined : Number(tagLine));
  return { file, line: place, message, fix: 'Correct the MDX syntax.' };
}

/**
 * Parses Markdown or MDX, depending on the file extension.
 *
 * @param file path from the repository's root
 * @throws PageSyntaxError if the MDX doesn't parse
 */
export function parseSource(file: string, source: string): Root {
  if (extname(file) !== '.mdx') return markdown.parse(source);
  try {
    return mdx.parse(escapeIds(source));
  } catch (error) {
    throw new PageSyntaxError(syntaxProblem(file, source, error));
  }
}

const cache = join(root, 'node_modules/.cache/trees');

/** The lockfile has the parser's version. */
const lockfile = join(root, 'package-lock.json');
const versions = existsSync(lockfile) ? readFileSync(lockfile) : '';

/**
 * Parses a file. Trees of this site's own pages are cached on disk, because parsing MDX takes about 40 times longer than reading
 * its tree.
 *
 * @param file absolute
 */
export function parseFile(file: string, source: string): Root {
  const path = fromRoot(file);
  if (!path.startsWith('docs/')) return parseSource(path, source);
  const key = createHash('sha256').update(versions).update(path).update(source).digest('hex');
  const cached = join(cache, `${key}.json`);
  if (existsSync(cached)) return JSON.parse(readFileSync(cached, 'utf8'));
  const tree = parseSource(path, source);
  mkdirSync(cache, { recursive: true });
  // Another process must not read a partially written file.
  writeFileSync(`${cached}.${process.pid}`, JSON.stringify(tree));
  renameSync(`${cached}.${process.pid}`, cached);
  return tree;
}

/**
 * The frontmatter of a page, empty if there is none.
 *
 * @param file path from the repository's root, for errors
 * @throws PageSyntaxError if the YAML doesn't parse
 */
export function frontmatterOf(file: string, tree: Root): Record<string, unknown> {
  const yaml = tree.children.find((node): node is Yaml => node.type === 'yaml');
  if (!yaml) return {};
  try {
    return parseYaml(yaml.value, { prettyErrors: true }) ?? {};
  } catch (error) {
    if (!(error instanceof YAMLParseError)) throw error;
    // The first line of the file is the delimiter.
    const line = (error.linePos?.[0].line ?? 0) + 1;
    const [reason] = error.message.split(' at line ');
    const message = `This is not valid YAML: ${reason}.`;
    throw new PageSyntaxError({ file, line, message, fix: 'Correct the syntax here.' });
  }
}
