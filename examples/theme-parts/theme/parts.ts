import type { FC } from 'react';

export interface PartProps {
  switches: URLSearchParams;
}

export type Parts<Name extends string> = Readonly<Record<Name, FC<PartProps>>>;

/** A text that may be missing, as a prop takes it. */
export const textOf = (switches: URLSearchParams, name: string): string | undefined =>
  switches.get(name) ?? undefined;

/** A text whose Markdown becomes HTML: an address must not bring elements of its own. */
export const plainOf = (switches: URLSearchParams, name: string): string | undefined =>
  textOf(switches, name)?.replaceAll('<', '‹');
