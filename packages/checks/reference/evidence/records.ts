/** Results of the framework's own code. */
export interface Probes {
  /** The site data of an empty configuration, as the theme receives it. */
  site: Record<string, unknown>;
  /** An empty configuration, completed by the plugin driver. */
  driven: Record<string, unknown>;
}

/** A default that is read by running the framework. */
interface ProbedDefault {
  kind: 'probed';
  read: (probes: Probes, load: (file: string) => Promise<Loaded>) => Promise<unknown>;
}

/** A default, or the absence of a default, that an expression in a published file sets. */
interface SourcedDefault {
  kind: 'value' | 'none' | 'prose';
  /** The default as written on a page, and equivalent spellings. */
  values: string[];
  /** `core/…`, `shared/…` (their `dist`), `static/…`, or a file of another package. */
  file: string;
  /** What the file contains, ignoring white space. */
  has: string;
}

export type DefaultRecord = ProbedDefault | SourcedDefault;

/** The exports of framework modules that probes use. */
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

const probed = (read: ProbedDefault['read']): DefaultRecord => ({ kind: 'probed', read });

/** Reads `createSiteData({})` of the framework. */
export const site = (path: string): DefaultRecord =>
  probed(async (probes) => at(probes.site, path));

/** Reads an empty configuration that `PluginDriver` has completed. */
export const driver = (path: string): DefaultRecord =>
  probed(async (probes) => at(probes.driven, path));

/** Reads a value from another module of the framework. */
export const probe = (
  file: string,
  read: (module: Loaded) => unknown | Promise<unknown>,
): DefaultRecord => probed(async (_, load) => read(await load(file)));

const sourced = (
  kind: SourcedDefault['kind'],
  file: string,
  has: string,
  values: string[] = [],
): DefaultRecord => ({ kind, values, file, has });

/** A default that an expression in a published file sets. */
export const code = (
  value: string,
  file: string,
  has: string,
  ...spellings: string[]
): DefaultRecord => sourced('value', file, has, [value, ...spellings]);

/** No default, as the expression shows. */
export const none = (file: string, has: string): DefaultRecord => sourced('none', file, has);

/** A default that a page must describe in words, because it comes from another value of the site. */
export const prose = (file: string, has: string): DefaultRecord => sourced('prose', file, has);
