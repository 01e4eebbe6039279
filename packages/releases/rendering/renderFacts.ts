import { code, detailsOf, type Say } from '../items/detailsOf.ts';
import type { ReleaseEntry } from '../items/releaseEntries.ts';
import type { Kind, ReleaseItem } from '../items/releaseItems.ts';
import { datesAround } from '../records/releaseDates.ts';
import { areaName, type Lang, textOf } from './texts.ts';

/** Finds the place in the reference that tells about a name; undefined where there is none. */
export type LinkOf = (area: string, name: string) => string | undefined;

/** Areas whose names say enough: one list of them, without types. */
const namesAlone = [
  'icons',
  'theme-exports',
  'node-exports',
  'runtime-exports',
  'shiki-exports',
  'layout-slots',
  'environment',
];

export const kinds: readonly Kind[] = ['added', 'changed', 'deprecated', 'removed'];

function linked(item: ReleaseItem, linkOf: LinkOf): string {
  const link = item.kind === 'removed' ? undefined : linkOf(item.area, item.name);
  return link === undefined ? code(item.name) : `[${code(item.name)}](${link})`;
}

function linesOf(lang: Lang, items: readonly ReleaseItem[], linkOf: LinkOf): string[] {
  const say: Say = (key, values) => textOf(lang, key, values);
  const [colon, comma] = [textOf(lang, 'colon'), textOf(lang, 'comma')];
  const areas = [...new Set(items.map(({ area }) => area))];
  return areas.flatMap((area) => {
    const own = items.filter((item) => item.area === area);
    const name = areaName(lang, area);
    const isShort = namesAlone.includes(area) && own.every(({ kind }) => kind !== 'changed');
    if (isShort || own.every((item) => detailsOf(say, item).length === 0)) {
      return [`- ${name}${colon}${own.map((item) => linked(item, linkOf)).join(comma)}`];
    }
    return [
      `- ${name}`,
      ...own.map((item) => {
        const details = detailsOf(say, item).join(comma);
        return `  - ${linked(item, linkOf)}${details === '' ? '' : colon}${details}`;
      }),
    ];
  });
}

function undated(lang: Lang, version: string): string {
  const around = datesAround(version);
  if (!around) return textOf(lang, 'undated');
  const { after, before } = around;
  return textOf(lang, 'between', {
    after: after.version,
    afterDate: after.date,
    before: before.version,
    beforeDate: before.date,
  });
}

/** The line about a release's date and what it is compared with. */
function preface(lang: Lang, entry: ReleaseEntry): string {
  const { prepared, previous, skipped } = entry;
  const parts = [
    prepared
      ? textOf(lang, 'prepared', { date: prepared.date, pull: String(prepared.pull) })
      : undated(lang, entry.version),
    ...(previous !== null && skipped.length > 0
      ? [textOf(lang, 'skipped', { previous, skipped: skipped.join(textOf(lang, 'comma')) })]
      : []),
  ];
  return parts.join(lang === 'zh' ? '' : ' ');
}

/** What a release changed, as Markdown: the facts alone, without the sentences that a person adds. */
export function renderFacts(lang: Lang, entry: ReleaseEntry, linkOf: LinkOf): string {
  const blocks = [preface(lang, entry)];
  if (entry.previous === null) blocks.push(textOf(lang, 'first'));
  else if (entry.items.length === 0) blocks.push(textOf(lang, 'nothing'));
  for (const kind of kinds) {
    const items = entry.items.filter((item) => item.kind === kind);
    if (items.length === 0) continue;
    blocks.push(`**${textOf(lang, `kind.${kind}`)}**`, linesOf(lang, items, linkOf).join('\n'));
  }
  return blocks.join('\n\n');
}
