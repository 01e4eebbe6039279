/** One term and the spellings that pages must not use for it. */
export interface Term {
  use: string;
  never: RegExp[];
  /** The English term that it translates. */
  for?: string;
}

/** Patterns for wrong spellings of names, except in a path, a URL, or the name of a package. */
const spelled = (names: string): RegExp[] => [
  new RegExp(`(?<![\\w./@-])(?:${names.replaceAll('.', '\\.')})(?![\\w/-]|\\.\\w)`, 'g'),
];

/** Names of products and formats, the same in both languages. */
export const names: Term[] = [
  { use: 'Rspress', never: spelled('RSPress|RsPress|RSPRESS|rspress') },
  { use: 'Rspack', never: spelled('RSPack|RsPack|RSPACK|rspack') },
  { use: 'Rsbuild', never: spelled('RSBuild|RsBuild|RSBUILD|rsbuild') },
  { use: 'React', never: spelled('ReactJS|React.js') },
  { use: 'GitHub', never: spelled('Github|github') },
  { use: 'JavaScript', never: spelled('Javascript|javascript|Java Script') },
  { use: 'TypeScript', never: spelled('Typescript|typescript') },
  { use: 'Node.js', never: spelled('NodeJS|nodejs|node.js|Node.JS|NodeJs') },
  { use: 'npm', never: spelled('NPM|Npm') },
  { use: 'pnpm', never: spelled('PNPM|Pnpm') },
  { use: 'Markdown', never: spelled('markdown') },
  { use: 'MDX', never: spelled('mdx|Mdx') },
  { use: 'HTML', never: spelled('html|Html') },
  { use: 'CSS', never: spelled('css|Css') },
  { use: 'JSON', never: spelled('json|Json') },
  { use: 'SVG', never: spelled('svg|Svg') },
  { use: 'URL', never: spelled('url|Url|urls|Urls') },
  { use: 'VitePress', never: spelled('Vitepress') },
  { use: 'VS Code', never: spelled('VSCode|VScode|Vscode') },
  { use: 'macOS', never: spelled('MacOS|Mac OS|OSX|OS X') },
];
