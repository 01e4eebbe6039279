import { blocksOf, nearest, type Page } from '@handbook/content';
import { placeOf } from '../lib/placeOf.ts';
import type { Problem, RuleResult } from '../lib/problem.ts';
import { identifiers, type Known } from './readKnown.ts';
import type { Reason } from './reasons.ts';
import { type WrittenName, writtenNames } from './writtenNames.ts';

const reasonsFile = 'packages/checks/names/reasons.ts';

/** First parts of Rsbuild options, which the surface doesn't list. */
const rsbuild = /^(?:dev|environments|html|output|performance|resolve|server|source|tools)$/;

/** The list that must contain a name. */
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
  // Values at run time, such as `page.title`, only need to consist of known words.
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

/** Pages about other tools and earlier versions, whose names the installed packages don't have. */
const aboutOthers = /^\/guide\/start\/migrate-from-/;

/** Whether a reason allows a page to contain a name that doesn't exist. */
const isAllowed = (page: Page, name: string, { route, names }: Reason): boolean =>
  page.route.startsWith(route) && names.includes(name);

/**
 * Checks that every name in inline code exists in the installed packages.
 *
 * @param reasons names that don't exist, and the pages that may contain them
 */
export function names(
  pages: readonly Page[],
  known: Known,
  reasons: readonly Reason[],
): RuleResult {
  const counted = { names: 0 };
  const used = new Set<string>();
  const checked = pages.filter(({ route }) => !aboutOthers.test(route));
  const problems = checked.flatMap((page): Problem[] =>
    writtenNames(page).flatMap((written): Problem[] => {
      counted.names += 1;
      if (exists(written, known, page)) return [];
      const reason = reasons.find((one) => isAllowed(page, written.name, one));
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
          fix: `Correct the name${meant ? ` (${meant}?)` : ''}, or add it to ${reasonsFile} with a reason.`,
        },
      ];
    }),
  );
  return { problems, counted: { ...counted, ...(used.size > 0 && { allowed: used.size }) } };
}

/** Finds reasons for names that exist or that no page contains. */
export function staleReasons(
  pages: readonly Page[],
  known: Known,
  reasons: readonly Reason[],
): Problem[] {
  const missing = pages.map((page) => ({
    page,
    names: new Set(
      writtenNames(page)
        .filter((written) => !exists(written, known, page))
        .map(({ name }) => name),
    ),
  }));
  return reasons.flatMap((reason) =>
    reason.names
      .filter(
        (name) =>
          !missing.some(({ page, names }) => names.has(name) && isAllowed(page, name, reason)),
      )
      .map((name) => ({
        ...placeOf(reasonsFile, `route: '${reason.route}'`, `'${name}'`),
        message: `${name} needs no reason on pages below ${reason.route}.`,
        fix: 'Remove the name.',
      })),
  );
}
