/** What the framework's own code can be asked. */
export interface Probes {
  /** The data of a site with an empty configuration, as the theme receives it. */
  site: Record<string, unknown>;
  /** An empty configuration after the plugin driver has completed it. */
  driven: Record<string, unknown>;
}

/** A value that is read by running the framework. */
export interface ProbedDefault {
  kind: 'probed';
  /** What is asked, for messages. */
  asked: string;
  read: (probes: Probes, load: (file: string) => Promise<Loaded>) => Promise<unknown>;
}

/** A value, or the absence of one, that a shipped expression decides. */
export interface SourcedDefault {
  kind: 'value' | 'none' | 'prose';
  /** As a page prints it; other spellings that say the same. */
  values: string[];
  /** `core/…`, `shared/…` (their `dist`), `static/…`, or a file of another package. */
  file: string;
  /** What that file contains, white space aside. */
  has: string;
}

export type DefaultRecord = ProbedDefault | SourcedDefault;

/** A module of the framework, by what probes need of it. */
export interface Loaded {
  RouteService: { createSimple(): Promise<{ extensions: string[] }> };
  OUTPUT_DIR: string;
  createRsbuild(options: object): Promise<{
    initConfigs(): Promise<unknown>;
    getNormalizedConfig(): { server: { port: number; host: string } };
  }>;
}

const at = (object: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce((value, key) => (value as Record<string, unknown> | undefined)?.[key], object);

/** Reads `createSiteData({})` of the framework. */
export const site = (path: string): DefaultRecord => ({
  kind: 'probed',
  asked: `createSiteData({}).${path}`,
  read: async (probes) => at(probes.site, path),
});

/** Reads an empty configuration that `PluginDriver` has completed. */
export const driver = (path: string): DefaultRecord => ({
  kind: 'probed',
  asked: `PluginDriver.create({}).${path}`,
  read: async (probes) => at(probes.driven, path),
});

/** Reads something else of a module of the framework. */
export const probe = (
  file: string,
  read: (module: Loaded) => unknown | Promise<unknown>,
): DefaultRecord => ({
  kind: 'probed',
  asked: file,
  read: async (_, load) => read(await load(file)),
});

/** A value that an expression of a shipped file decides. */
export const code = (
  value: string,
  file: string,
  has: string,
  ...spellings: string[]
): DefaultRecord => ({ kind: 'value', values: [value, ...spellings], file, has });

/** No default: the expression shows that nothing takes the key's place. */
export const none = (file: string, has: string): DefaultRecord => ({
  kind: 'none',
  values: [],
  file,
  has,
});

/** A default that takes words, not a literal: something else of the site takes the key's place. */
export const says = (file: string, has: string): DefaultRecord => ({
  kind: 'prose',
  values: [],
  file,
  has,
});
