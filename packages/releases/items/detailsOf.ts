import type { Fact } from '../records/release.ts';
import type { ReleaseItem } from './releaseItems.ts';

/** Returns the string of a key, with values for its `{{name}}` placeholders. */
export type Translate = (key: string, values?: Record<string, string>) => string;

/** Replaces `{{name}}` placeholders, and removes spaces between two Chinese characters. */
export const fill = (text: string, values: Record<string, string> = {}): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1');

const MAX_LENGTH = 160;

/** Formats text that may contain backticks as inline code. Long text is shortened. */
export function code(text: string): string {
  const short = text.length > MAX_LENGTH ? `${text.slice(0, MAX_LENGTH)}…` : text;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** Describes the difference of an item: its type, defaults, and whether it is required, before and after. */
export function detailsOf(t: Translate, { kind, fact, was }: ReleaseItem): string[] {
  if (kind === 'removed' || kind === 'deprecated') return [];
  if (!was) {
    return [
      ...(fact.type === undefined ? [] : [code(fact.stands ?? fact.type)]),
      ...(fact.default === undefined ? [] : [t('default', { value: code(fact.default) })]),
    ];
  }
  const differs = (key: keyof Fact) => key in was || key in fact;
  const shown = (text: string | undefined) => (text === undefined ? t('unset') : code(text));
  const typeOf = ({ stands, type }: Partial<Fact>) => shown(stands ?? type);
  const modes = new Set([...Object.keys(was.variants ?? {}), ...Object.keys(fact.variants ?? {})]);
  return [
    ...(differs('type') || differs('stands')
      ? [t('typeWas', { from: typeOf(was), to: typeOf(fact) })]
      : []),
    ...(differs('default')
      ? [t('defaultWas', { from: shown(was.default), to: shown(fact.default) })]
      : []),
    ...[...modes].flatMap((mode) => {
      const [from, to] = [was.variants?.[mode], fact.variants?.[mode]];
      return from === to ? [] : [t('variantWas', { mode, from: shown(from), to: shown(to) })];
    }),
    ...(differs('required') ? [t(fact.required ? 'requiredNow' : 'optionalNow')] : []),
  ];
}
