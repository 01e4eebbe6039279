/** What is known of one name that the framework offers. */
export interface Fact {
  /** As the package declares it, on one line and without comments; for a flag, how it is written. */
  type?: string;
  /** What `type` stands for where it is the name of a union or the like. */
  stands?: string;
  /** What holds when nothing is given; absent where nothing does or where it takes words to say. */
  default?: string;
  /** Other defaults: of dark mode, of other languages. */
  variants?: Record<string, string>;
  required?: true;
  deprecated?: true;
}

/** Names with their facts, by area of the reference: `config`, `css-variables`, `plugin:rss`, … */
export type Facts = Record<string, Record<string, Fact>>;

/** What became of a name between two releases: only what differs. */
export interface Change {
  from: Partial<Fact>;
  to: Partial<Fact>;
}

/** What one release brought, against the one before it. */
export interface Difference {
  added: Facts;
  removed: Facts;
  changed: Record<string, Record<string, Change>>;
}

/** One release of the framework, as a file of `packages/releases/data` has it. */
export interface Release extends Difference {
  version: string;
  /** The release that it is compared with; null for the first. */
  previous: string | null;
  /** The packages of this very version that were read, without `@rspress/`. */
  packages: string[];
  /**
   * Everything that is offered where nothing was read before: all of the first release, and of a plugin the first
   * version that there is. It is no difference.
   */
  base: Facts;
}
