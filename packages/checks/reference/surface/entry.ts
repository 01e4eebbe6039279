/** The kinds of things a reference page can guard. */
export type Area =
  | 'config'
  | 'frontmatter'
  | 'plugin-hooks'
  | 'node-exports'
  | 'runtime-exports'
  | 'router-exports'
  | 'theme-exports'
  | 'shiki-exports'
  | 'props'
  | 'type-members'
  | 'layout-slots'
  | 'icons'
  | 'css-variables'
  | 'i18n-keys'
  | 'commands'
  | 'environment'
  | 'compile-flags'
  | `plugin:${string}`;

/** One thing the framework ships that a reader can use, and that a page has to state. */
export interface Entry {
  area: Area;
  /** How a page names it, e.g. `markdown.link.checkAnchors`, `Badge.type`, `--rp-c-bg`. */
  name: string;
  /** The type as the package declares it; absent where a type says nothing (a component, an icon). */
  type?: string;
  /** The same type as the checker prints it, aliases resolved; a page may state either. */
  expanded?: string;
  /** What the code does when nothing is given, where the reader can tell; `null` for "nothing". */
  default?: string | null;
  /** Other values that hold in another mode or language, e.g. `{ dark: '#121212' }`. */
  variants?: Record<string, string>;
  /** True when the shape demands it, so that it has no default. */
  required?: boolean;
  /** JSDoc tags (`deprecated`, `internal`, `private`, …) and what a reader found out itself. */
  tags: string[];
  /** Where it was read, relative to the project: file and line, or the command that was run. */
  source: string;
}

/** True for what is exported but not meant for users: a page only has to name it. */
export const isInternal = ({ tags }: Entry): boolean =>
  tags.includes('internal') || tags.includes('private');
