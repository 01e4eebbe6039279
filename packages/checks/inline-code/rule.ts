import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { nearest } from '../lib/nearest.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { readSurface } from '../reference/surface/surface.ts';
import type { Scope } from '../runner/rule.ts';
import { type Known, readKnown } from './known.ts';

export const name = 'inline-code';
export const needsBuild = false;

const reasonsFile = 'packages/checks/inline-code/reasons.json';

/** Names that pages below a route may contain although no installed package has them. */
interface Reason {
  route: string;
  why: string;
  names: readonly string[];
}

/** Pages about other versions and other tools, whose names aren't installed. */
const aboutOthers = /^\/(?:guide\/start\/migrate-from-|releases\/)/;

/** Checks that the names in inline code exist. */
export async function run({ root, all, pages }: Scope): Promise<RuleResult> {
  const known = readKnown(await readSurface(), all);
  const reasons: Reason[] = JSON.parse(readFileSync(join(root, reasonsFile), 'utf8'));
  return names(
    pages.filter(({ route }) => !aboutOthers.test(route)),
    known,
    reasons,
  );
}

/** Inline code with a path, a URL, Markdown, or text, which isn't a name. */
const noName = /[/\\"'`|#*…]|^\s|\s$|^[.@$%]/;

/** Names of files and hosts, which have dots too. */
const fileName =
  /\.(?:[cm]?[jt]sx?|mdx?|json|html?|css|scss|txt|xml|svg|png|webp|vue|lock|ya?ml|conf|io|com|dev|org|rs)$/;

/** First parts of Rsbuild options, which the surface doesn't list. */
const rsbuild = /^(?:dev|environments|html|output|performance|resolve|server|source|tools)$/;

/** Paths whose keys the reader chooses or another library declares. */
const open = /^(?:builderConfig|markdown\.shiki|iframeOptions\.builderConfig|twoslashOptions)\./;

const isCompound = (word: string): boolean => /[a-z0-9][A-Z]/.test(word);

/** The names in one piece of inline code, each with the list that must contain it. */
function namesIn(code: string): { name: string; list: keyof Omit<Known, 'heads'> }[] {
  const [, variable] = /^(?:var\()?(--(?:rp|shiki)-[\w-]*[a-z0-9])\)?(?::.*)?$/.exec(code) ?? [];
  if (variable) return [{ name: variable, list: 'variables' }];
  if (/^(?:--[a-z]|(?:npx )?rspress )/.test(code)) {
    const flags = code.match(/(?<=^|\s)--[a-z][\w-]*(?<!-)(?=[\s=]|$)/g) ?? [];
    return flags.map((flag) => ({ name: flag, list: 'flags' }));
  }
  const [, constant] = /^(?:[\w.]+\.env\.)?((?:RSPRESS|SSG|ENABLE)_[A-Z_]+)\b/.exec(code) ?? [];
  if (constant) return [{ name: constant, list: 'words' }];
  const [, component] = /^<\/?([A-Z]\w*)(?:[\s/>].*)?$/s.exec(code) ?? [];
  if (component && !code.includes('=>')) return [{ name: component, list: 'words' }];
  const start = code.replace(/\(.*\)$|[:=].*$/s, '');
  const bare = start.replace(/(?:\[\]|\?|!)$|\[(?:\d+|\w+)?\]/g, '').trim();
  if (noName.test(start) || fileName.test(bare)) return [];
  if (/^use[A-Z]\w*$/.test(bare)) return [{ name: bare, list: 'hooks' }];
  if (/^[a-zA-Z]\w*(?:\.[a-zA-Z]\w*)+$/.test(bare)) return [{ name: bare, list: 'paths' }];
  return /^[A-Za-z]\w*$/.test(bare) && isCompound(bare) ? [{ name: bare, list: 'words' }] : [];
}

function exists(path: string, list: keyof Omit<Known, 'heads'>, known: Known): boolean {
  if (list !== 'paths' || known.paths.has(path)) return known[list].has(path);
  const parts = path.split('.');
  const [head = ''] = parts;
  // Values at run time, such as `page.title`, only need to consist of known words.
  const isFree = open.test(path) || rsbuild.test(head) || !known.heads.has(head);
  return isFree && parts.every((part) => !isCompound(part) || known.words.has(part));
}

const places = {
  paths: 'among the options, frontmatter fields, props, and members of types',
  flags: 'among the flags of the commands',
  variables: 'among the CSS variables of the default theme',
  hooks: 'among the hooks that Rspress and React export',
  words: 'in the installed packages or a code block of the site',
};

/**
 * Checks that the names in inline code exist in the installed packages.
 *
 * @param reasons names that don't exist, and the pages that may contain them
 */
export function names(
  pages: readonly Page[],
  known: Known,
  reasons: readonly Reason[],
): RuleResult {
  const problems: Problem[] = [];
  let counted = 0;
  for (const page of pages) {
    const allowed = new Set(
      reasons.flatMap((reason) => (page.route.startsWith(reason.route) ? reason.names : [])),
    );
    visit(page.tree, 'inlineCode', ({ value, position }) => {
      for (const { name: written, list } of namesIn(value)) {
        counted += 1;
        if (exists(written, list, known) || allowed.has(written)) continue;
        const meant = nearest(written, known[list]);
        problems.push({
          file: page.file,
          line: position?.start.line,
          message: `\`${value}\`: ${written} isn't ${places[list]}.`,
          fix: `Correct the name${meant ? ` (${meant}?)` : ''}, or add it to ${reasonsFile} with a reason.`,
        });
      }
    });
  }
  return { problems, counted: { names: counted } };
}
