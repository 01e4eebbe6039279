/** A community plugin and how to try it. */
export interface Candidate {
  package: string;
  /** Its description on the page. */
  about: { en: string; zh: string };
  /** The import line in the configuration. */
  import: string;
  /** What goes into `plugins`. `REMOTE` stands for a git repository to push to. */
  call?: string;
  /** For a package that wraps the whole config, which `CONFIG` stands for. */
  wrap?: string;
  /** Files that it needs besides a page. */
  files?: Record<string, string>;
  /** The one page of the site, which uses the plugin. */
  page: string;
  /** The expected effect: a string in a file of the output, or in any file of a folder. */
  expect: { file: string; text: string };
}

/** What happened when a plugin was installed and a site with it was built. */
export interface Outcome {
  package: string;
  version: string;
  /** `noEffect`: the site builds, but the plugin's effect is missing. */
  result: 'works' | 'warns' | 'noEffect' | 'fails';
  /** The first warning or error, without colors and paths. */
  message?: string;
}

/** One run over all plugins. */
export interface TrialRun {
  /** The version of Rspress that the sites were built with. */
  core: string;
  /** The day of the run, e.g. `2026-11-21`. */
  date: string;
  outcomes: Outcome[];
}
