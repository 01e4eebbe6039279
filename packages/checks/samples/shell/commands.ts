/** A known command, and why pages may use it. */
interface KnownCommand {
  reason: string;
  /** Its subcommands, if the first word must be a subcommand. */
  subcommands?: readonly string[];
}

/** Programs that every reader has, or that a page installs first. */
export const knownCommands: Readonly<Record<string, KnownCommand>> = {
  cat: { reason: 'POSIX' },
  cd: { reason: 'POSIX' },
  cp: { reason: 'POSIX' },
  curl: { reason: 'Part of every current system; shows responses of a server' },
  docker: {
    reason: 'Builds and runs the image of the deployment guide',
    subcommands: ['build', 'run'],
  },
  echo: { reason: 'POSIX' },
  find: { reason: 'POSIX' },
  git: {
    reason: 'The version control that deployment and edit links build on',
    subcommands:
      'add branch checkout clone commit fetch init log mv pull push rm status switch tag'.split(
        ' ',
      ),
  },
  grep: { reason: 'POSIX' },
  ls: { reason: 'POSIX' },
  mkdir: { reason: 'POSIX' },
  mv: { reason: 'POSIX' },
  nginx: { reason: 'The server of the deployment guide' },
  node: { reason: 'The runtime the framework needs' },
  printf: { reason: 'POSIX' },
  rm: { reason: 'POSIX' },
  rsync: { reason: 'Copies a built site to a server' },
  scp: { reason: 'Copies a built site to a server' },
  test: { reason: 'POSIX' },
  touch: { reason: 'POSIX' },
};

/** Packages that pages install or run but that aren't dependencies of this repository. */
export const knownPackages: Readonly<Record<string, string>> = {
  '@rsbuild/plugin-less': 'The build guide adds Less with it',
  '@rsbuild/plugin-sass': 'Ejected components are written in SCSS',
  '@rspress/plugin-algolia': 'Official plugin',
  '@rspress/plugin-api-docgen': 'Official plugin',
  '@rspress/plugin-client-redirects': 'Official plugin',
  '@rspress/plugin-llms': 'Official plugin',
  '@rspress/plugin-playground': 'Official plugin of 1.x',
  '@rspress/plugin-preview': 'Official plugin',
  '@rspress/plugin-rss': 'Official plugin',
  '@rspress/plugin-sitemap': 'Official plugin',
  '@rspress/plugin-twoslash': 'Official plugin',
  '@rspress/plugin-typedoc': 'Official plugin',
  '@tailwindcss/postcss': 'The build guide adds Tailwind CSS with it',
  'create-rspress': 'The scaffolder, run by npm create',
  'rspress-plugin-file-tree': 'A community plugin, the example of how to add a plugin',
  'rspress-plugin-supersub':
    'A community plugin for Rspress 1, the example of how to recognize the version',
  'swagger-ui-dist': 'The build guide shows an OpenAPI file with it',
  tailwindcss: 'The build guide adds Tailwind CSS with it',
};

/** The scripts of a scaffolded site's package.json, for pages that show no scripts. */
export const templateScripts: Readonly<Record<string, string>> = {
  dev: 'rspress dev',
  build: 'rspress build',
  preview: 'rspress preview',
};
