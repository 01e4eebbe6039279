/** The recorded facts of a name in the public API. */
export interface Fact {
  /** The declared type on one line without comments, or the syntax of a command-line flag. */
  type?: string;
  /** The declaration of `type` if it is the name of a type that isn't an object, such as a union. */
  stands?: string;
  /** The default value; missing if there is none, or if it can only be described in words. */
  default?: string;
  /** The defaults in dark mode or in other languages. */
  variants?: Record<string, string>;
  required?: true;
  deprecated?: true;
}

/** Names with their facts, by area of the reference: `config`, `css-variables`, `plugin:rss`, … */
export type Facts = Record<string, Record<string, Fact>>;

/** The facts of a name that differ between two releases. */
export interface Change {
  from: Partial<Fact>;
  to: Partial<Fact>;
}

/** The differences between a release and the release before it. */
export interface Difference {
  added: Facts;
  removed: Facts;
  changed: Record<string, Record<string, Change>>;
}

/** A release of the framework: the content of a file in `packages/releases/data`. */
export interface Release extends Difference {
  version: string;
  /** The release that this one is compared with; null for the first release. */
  previous: string | null;
  /** The packages that were read and have exactly this version, without `@rspress/`. */
  packages: string[];
  /**
   * The facts of packages that were read for the first time: all packages of the first release, and later the first version
   * of a plugin. They aren't differences.
   */
  base: Facts;
}

/** The pull request that prepared a release. */
export interface Prepared {
  /** `2026-09-17`. */
  date: string;
  /** The number of the pull request. */
  pull: number;
}
