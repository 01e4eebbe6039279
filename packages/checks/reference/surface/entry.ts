/** The areas of the reference. */
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

/** One public name of the framework, which a page must document. */
export interface Entry {
  area: Area;
  /** The name on a page, e.g. `markdown.link.checkAnchors`, `Badge.type`, `--rp-c-bg`. */
  name: string;
  /** The declared type. Components and icons have none. */
  type?: string;
  /** The same type with resolved aliases, which a page may also state. */
  expanded?: string;
  /** The default, if the code shows it; `null` for no default. */
  default?: string | null;
  /** Values in another mode or language, e.g. `{ dark: '#121212' }`. */
  variants?: Record<string, string>;
  /** Whether it is required, so that it has no default. */
  required?: boolean;
  /** JSDoc tags such as `deprecated`, `internal`, and `private`, and tags of this rule. */
  tags: string[];
  /** The file and line, relative to the project, or the command that prints it. */
  source: string;
}

/** Whether a name is exported but not meant for users, so a page only needs to contain it. */
export const isInternal = ({ tags }: Entry): boolean =>
  tags.includes('internal') || tags.includes('private');
