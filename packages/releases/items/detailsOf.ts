import type { Fact } from '../records/release.ts';
import type { ReleaseItem } from './releaseItems.ts';

/** Words for a key, with values in place of its `{{names}}`. */
export type Say = (key: string, values?: Record<string, string>) => string;

/** A text with values in place of its `{{names}}`; between two Chinese characters that leaves no space. */
export const fill = (text: string, values: Record<string, string> = {}): string =>
  text
    .replace(/\{\{(\w+)\}\}/g, (whole, name: string) => values[name] ?? whole)
    .replace(/(\p{Script=Han}) (?=\p{Script=Han})/gu, '$1');

const LONGEST = 160;

/** Code marks around a text that may hold some itself. */
export function code(text: string): string {
  const short = text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text;
  return short.includes('`') ? `\`\` ${short} \`\`` : `\`${short}\``;
}

/** The words for what differs in a name: its type and its defaults, before and after. */
export function detailsOf(say: Say, { kind, fact, was }: ReleaseItem): string[] {
  const value = (part: Partial<Fact> | undefined, key: 'type' | 'default' | 'stands') => {
    const text = part?.[key];
    return text === undefined ? say('unset') : code(text);
  };
  if (kind === 'removed' || kind === 'deprecated') return [];
  if (!was) {
    return [
      ...(fact.type === undefined ? [] : [code(fact.stands ?? fact.type)]),
      ...(fact.default === undefined ? [] : [say('default', { value: code(fact.default) })]),
    ];
  }
  const differs = (key: keyof Fact) => key in was || key in fact;
  const type =
    differs('type') && !differs('stands') ? 'type' : differs('stands') ? 'stands' : undefined;
  const older = was.stands === undefined ? value(was, 'type') : value(was, 'stands');
  const newer = fact.stands === undefined ? value(fact, 'type') : value(fact, 'stands');
  const modes = [
    ...new Set([...Object.keys(was.variants ?? {}), ...Object.keys(fact.variants ?? {})]),
  ];
  return [
    ...(type === undefined ? [] : [say('typeWas', { from: older, to: newer })]),
    ...(differs('default')
      ? [say('defaultWas', { from: value(was, 'default'), to: value(fact, 'default') })]
      : []),
    ...modes.flatMap((mode) => {
      const [from, to] = [was.variants?.[mode], fact.variants?.[mode]];
      if (from === to) return [];
      const shown = (text: string | undefined) => (text === undefined ? say('unset') : code(text));
      return [say('variantWas', { mode, from: shown(from), to: shown(to) })];
    }),
    ...(differs('required') ? [say(fact.required ? 'requiredNow' : 'optionalNow')] : []),
  ];
}
