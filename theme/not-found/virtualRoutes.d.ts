declare module 'virtual-routes' {
  /** The framework's list of all pages, which its router uses too. */
  export const routes: readonly { path: string; lang: string }[];
}
