import type { Lang } from '@handbook/content/address';
import type { ReleaseEntry } from '../items/releaseEntries.ts';
import { kinds, type ReleaseItem } from '../items/releaseItems.ts';
import type { Fact } from '../records/release.ts';
import { pluginOf } from '../references/references.ts';
import { translate } from './translate.ts';

/** Returns the link to a name's entry in the reference, if there is one. */
export type LinkOf = (area: string, name: string) => string | undefined;

/** Returns the string of a key, with values for its `{{name}}` placeholders. */
type Translate = (key: string, values?: Record<string, string>) => string;

const MAX_LENGTH = 160;

/** Formats text that may contain backticks as inline code. Long text is shortened. */
function code(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** Returns the facts of a name as text, by label. Defaults in a color mode or language have its name as label. */
const labeled = (t: Translate, fact: Partial<Fact>): Record<string, string | undefined> => ({
  [t('type')]: fact.stands ?? fact.type,
  [t('default')]: fact.default,
  [t('required')]: fact.required && 'true',
  ...fact.variants,
});

/** Describes what changed, such as ``default `1` → `2` ``. */
function changesOf(t: Translate, { fact, was = {} }: ReleaseItem): string {
  const [before, after] = [labeled(t, was), labeled(t, fact)];
  const shown = (text: string | undefined) => (text === undefined ? t('unset') : code(text));
  return Object.keys({ ...before, ...after })
    .filter((label) => before[label] !== after[label])
    .map((label) => {
      // Chinese has a space only before code.
      const gap = before[label] === undefined ? t('gap') : ' ';
      return `${label}${gap}${shown(before[label])} → ${shown(after[label])}`;
    })
    .join(t('comma'));
}

/** Returns a line for each area, with the names of its items. */
function linesOf(t: Translate, items: readonly ReleaseItem[], linkOf: LinkOf): string {
  const lines = new Map<string, string[]>();
  for (const { area, name, kind } of items) {
    const link = kind === 'removed' ? undefined : linkOf(area, name);
    const shown = link === undefined ? code(name) : `[${code(name)}](${link})`;
    lines.set(area, [...(lines.get(area) ?? []), shown]);
  }
  return [...lines]
    .map(([area, names]) => {
      const plugin = pluginOf(area);
      const title = plugin ? t('area.plugin', { name: plugin }) : t(`area.${area}`);
      return `- ${title}${t('colon')}${names.join(t('comma'))}`;
    })
    .join('\n');
}

/** Returns the Markdown list of a release's differences. Types and defaults of what changed are folded. */
export function renderFacts(lang: Lang, entry: ReleaseEntry, linkOf: LinkOf): string {
  const t: Translate = (key, values) => translate(lang, key, values);
  const { prepared, previous, items } = entry;
  const when = prepared
    ? t('prepared', { date: prepared.date, pull: String(prepared.pull) })
    : t('undated');
  const blocks = [
    previous === null ? t('first', { when }) : t('compared', { when, previous }),
    ...(previous !== null && items.length === 0 ? [t('nothing')] : []),
    ...kinds.flatMap((kind) => {
      const own = items.filter((item) => item.kind === kind);
      return own.length === 0 ? [] : [`**${t(`kind.${kind}`)}**`, linesOf(t, own, linkOf)];
    }),
  ];
  const signatures = items
    .filter(({ kind }) => kind === 'changed')
    .map((item) => `- ${code(item.name)}${t('colon')}${changesOf(t, item)}`);
  if (signatures.length > 0)
    blocks.push(`:::details ${t('signatures')}`, signatures.join('\n'), ':::');
  return blocks.join('\n\n');
}
