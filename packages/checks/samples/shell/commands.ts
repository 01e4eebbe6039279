/** Programs that code blocks may run, with the reason. */
export const knownCommands: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    'cat cd cp echo find grep ls mkdir mv printf rm test touch'
      .split(' ')
      .map((name) => [name, 'POSIX']),
  ),
  curl: 'Part of every current system; shows responses of a server',
  docker: 'Builds and runs the image of the deployment guide',
  git: 'The version control system that deployment and edit links need',
  nginx: 'The server of the deployment guide',
  node: 'The runtime the framework needs',
  rsync: 'Copies a built site to a server',
  scp: 'Copies a built site to a server',
};

/** Programs whose first argument must be a subcommand, with their subcommands. */
export const subcommands: Readonly<Record<string, string>> = {
  docker: 'build run',
  git: 'add branch checkout clone commit fetch init log mv pull push rm status switch tag',
};

/** Packages that pages install or run but that aren't dependencies of this repository. */
export const knownPackages: Readonly<Record<string, string>> = {
  '@rsbuild/plugin-less': 'The build guide adds Less with it',
  '@rsbuild/plugin-sass': 'Ejected components are written in SCSS',
  '@rspress/plugin-playground': 'Official plugin of 1.x',
  'create-rspress': 'The scaffolder, run by npm create',
  'rspress-plugin-file-tree': 'A community plugin, the example of how to add a plugin',
  'rspress-plugin-supersub':
    'A community plugin for Rspress 1, the example of how to recognize the version',
  'swagger-ui-dist': 'The build guide shows an OpenAPI file with it',
};

/** The scripts of a scaffolded site's package.json, for pages that show no scripts. */
export const templateScripts: Readonly<Record<string, string>> = {
  dev: 'rspress dev',
  build: 'rspress build',
  preview: 'rspress preview',
};
