import type { Lang } from '@handbook/content/address';
import { code, detailsOf, type Translate } from '../items/detailsOf.ts';
import type { ReleaseEntry } from '../items/releaseEntries.ts';
import { kinds, type ReleaseItem } from '../items/releaseItems.ts';
import { datesAround } from '../records/releaseDates.ts';
import { areaName, translate } from './translate.ts';

/** Returns the link to a name's entry in the reference, if there is one. */
export type LinkOf = (area: string, name: string) => string | undefined;

/** Areas whose items are one list of names, without types. */
const untypedAreas = [
  'icons',
  'theme-exports',
  'node-exports',
  'runtime-exports',
  'shiki-exports',
  'layout-slots',
  'environment',
];

function linked(item: ReleaseItem, linkOf: LinkOf): string {
  const link = item.kind === 'removed' ? undefined : linkOf(item.area, item.name);
  return link === undefined ? code(item.name) : `[${code(item.name)}](${link})`;
}

function linesOf(t: Translate, items: readonly ReleaseItem[], linkOf: LinkOf): string[] {
  const [colon, comma] = [t('colon'), t('comma')];
  const areas = [...new Set(items.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const own = items.filter((item) => item.area === area);
    const name = areaName(t, area);
    const isShort = untypedAreas.includes(area) && own.every(({ kind }) => kind !== 'changed');
    if (isShort || own.every((item) => detailsOf(t, item).length === 0)) {
      return [`- ${name}${colon}${own.map((item) => linked(item, linkOf)).join(comma)}`];
    }
    return [
      `- ${name}`,
      ...own.map((item) => {
        const details = detailsOf(t, item).join(comma);
        return `  - ${linked(item, linkOf)}${details === '' ? '' : colon}${details}`;
      }),
    ];
  });
}

function undated(t: Translate, version: string): string {
  const around = datesAround(version);
  if (!around) return t('undated');
  const { after, before } = around;
  return t('between', {
    after: after.version,
    afterDate: after.date,
    before: before.version,
    beforeDate: before.date,
  });
}

/** Names consecutive versions, e.g. `2.0.16 to 2.0.18`. */
function rangeOf(t: Translate, versions: readonly string[]): string {
  const first = versions[0] ?? '';
  const last = versions.at(-1) ?? '';
  return first === last ? first : t('range', { first, last });
}

/** The sentence about a release's date and skipped versions. */
function preface(t: Translate, entry: ReleaseEntry): string {
  const { prepared, previous, skipped } = entry;
  const first = prepared
    ? t('prepared', { date: prepared.date, pull: String(prepared.pull) })
    : undated(t, entry.version);
  if (previous === null || skipped.length === 0) return first;
  const second = t('skipped', { previous, skipped: rangeOf(t, skipped) });
  return t('twoSentences', { first, second });
}

/** Returns the Markdown list of a release's differences. */
export function renderFacts(lang: Lang, entry: ReleaseEntry, linkOf: LinkOf): string {
  const t: Translate = (key, values) => translate(lang, key, values);
  const blocks = [preface(t, entry)];
  if (entry.previous === null) blocks.push(t('first'));
  else if (entry.items.length === 0) blocks.push(t('nothing'));
  for (const kind of kinds) {
    const items = entry.items.filter((item) => item.kind === kind);
    if (items.length === 0) continue;
    blocks.push(`**${t(`kind.${kind}`)}**`, linesOf(t, items, linkOf).join('\n'));
  }
  return blocks.join('\n\n');
}
