import { code, detailsOf, type Say } from '../items/detailsOf.ts';
import type { ReleaseEntry } from '../items/releaseEntries.ts';
import { kinds, type ReleaseItem } from '../items/releaseItems.ts';
import { datesAround } from '../records/releaseDates.ts';
import { areaName, type Lang, textOf } from './texts.ts';

/** Returns the link to a name's entry in the reference, if there is one. */
export type LinkOf = (area: string, name: string) => string | undefined;

/** Areas whose items are one list of names, without types. */
const namesAlone = [
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

/** The sentence about a release's date and skipped versions. */
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

/** Returns the Markdown list of a release's differences. */
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
