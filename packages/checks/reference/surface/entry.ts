/** A part of the public API, such as `config`, `css-variables`, or `plugin:rss`; `areas.ts` lists all of them. */
export type Area = string;

/** One public name of the framework, which a page must document. */
export interface Entry {
  area: Area;
  /** The name on a page, e.g. `markdown.link.checkAnchors`, `Badge.type`, `--rp-c-bg`. */
  name: string;
  /** The declared type. Components and icons have none. */
  type?: string;
  /** The definition of the named type, if it is an alias. */
  stands?: string;
  /** The TypeScript expression of the shipped type, for the module of `compare/compareTypes.ts`. */
  at?: string;
  /** The default, if the code shows it. */
  default?: string;
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
