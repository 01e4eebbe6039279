import { blocksOf, type Page } from '@handbook/content';
import { nearest } from '../lib/nearest.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { identifiers, type Known } from './known.ts';
import type { Reason } from './reasons.ts';
import { type WrittenName, writtenNames } from './written.ts';

/** First parts of Rsbuild's configuration, which has no dotted entry in the surface. */
const rsbuild = /^(?:dev|environments|html|output|performance|resolve|server|source|tools)$/;

/** The list in which a name has to be. */
const listOf = {
  hook: 'hooks',
  flag: 'flags',
  variable: 'variables',
  environment: 'environment',
  word: 'words',
  called: 'parts',
} as const;

const isCompound = (word: string): boolean => /[a-z0-9][A-Z]/.test(word);

function exists({ kind, name }: WrittenName, known: Known, page: Page): boolean {
  if (kind === 'called') {
    const isOwn = () => blocksOf(page).some(({ code }) => identifiers(code).has(name));
    return known.parts.has(name) || (isCompound(name) && known.words.has(name)) || isOwn();
  }
  if (kind !== 'option') return known[listOf[kind]].has(name);
  if (known.paths.has(name)) return true;
  const parts = name.split('.');
  const [head = ''] = parts;
  const isOpen = parts.some((_, index) => known.open.has(parts.slice(0, index + 1).join('.')));
  // Values at run time, such as `page.title` of a hook's result, only have to consist of known words.
  const isFree = isOpen || rsbuild.test(head) || !known.heads.has(head);
  return isFree && parts.every((part) => !isCompound(part) || known.words.has(part));
}

const whereOf: Record<WrittenName['kind'], string> = {
  option: 'among the options, frontmatter fields, props, and members of types',
  hook: 'among the hooks that Rspress and React export',
  flag: 'among the flags of the commands',
  variable: 'among the CSS variables of the default theme',
  environment: 'among the environment variables and constants',
  called: 'part of an option, prop, or field',
  word: 'in the installed packages or a code block of the site',
};

/** Whether pages may write a name that does not exist, for the reason given. */
const excused = (page: Page, name: string, { route, names }: Reason): boolean =>
  page.route.replace(/^\/zh(?=\/)/, '').startsWith(route) && names.includes(name);

/**
 * Holds every name that pages write in code marks against what the installed packages have.
 *
 * @param reasons names that don't exist and where a page may write them
 */
export function names(
  pages: readonly Page[],
  known: Known,
  reasons: readonly Reason[],
): RuleResult {
  const counted = { names: 0 };
  const used = new Set<string>();
  const problems = pages.flatMap((page): Problem[] =>
    writtenNames(page).flatMap((written): Problem[] => {
      counted.names += 1;
      if (exists(written, known, page)) return [];
      const reason = reasons.find((one) => excused(page, written.name, one));
      if (reason) {
        used.add(`${reason.route} ${written.name}`);
        return [];
      }
      const list = written.kind === 'option' ? known.paths : known[listOf[written.kind]];
      const meant = nearest(written.name, list);
      return [
        {
          file: page.file,
          line: written.line,
          message: `\`${written.code}\`: ${written.name} isn't ${whereOf[written.kind]}.`,
          fix: `Correct the name${meant ? ` (${meant}?)` : ''}, or add it to checks/names/reasons.ts with a reason.`,
        },
      ];
    }),
  );
  return { problems, counted: { ...counted, excused: used.size } };
}

/** Reasons for names that exist by now or that no page writes. */
export function staleReasons(
  pages: readonly Page[],
  known: Known,
  reasons: readonly Reason[],
): string[] {
  const missing = pages.map((page) => ({
    page,
    names: new Set(
      writtenNames(page)
        .filter((written) => !exists(written, known, page))
        .map(({ name }) => name),
    ),
  }));
  return reasons.flatMap((reason) =>
    reason.names.filter(
      (name) => !missing.some(({ page, names }) => names.has(name) && excused(page, name, reason)),
    ),
  );
}
