/** A community plugin and how to try it. */
export interface Candidate {
  package: string;
  /** What it does, for the page. */
  about: { en: string; zh: string };
  /** The import line of the config. */
  import: string;
  /** What goes into `plugins`. `REMOTE` stands for a git repository to push to. */
  call?: string;
  /** For a package that wraps the whole config, which `CONFIG` stands for. */
  wrap?: string;
  /** Files that it needs besides a page. */
  files?: Record<string, string>;
  /** The one page of the site, which uses the plugin. */
  page: string;
  /** What the build has to leave: a text in a file, or in any file of a folder, of the output. */
  expect: { file: string; text: string };
}

/** What happened when a plugin was installed and a site with it was built. */
export interface Outcome {
  package: string;
  version: string;
  /** `inert`: the site builds, and what the plugin is for is not in it. */
  result: 'works' | 'warns' | 'inert' | 'fails';
  /** The first warning or error, without colors and paths. */
  message?: string;
}

/** One run over all plugins. */
export interface TrialRun {
  /** The framework that the sites were built with. */
  core: string;
  /** The day of the run, e.g. `2026-11-21`. */
  date: string;
  outcomes: Outcome[];
}
