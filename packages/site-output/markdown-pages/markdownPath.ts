/** The path of a page's Markdown: `/guide/` has `/guide/index.md`, `/guide/ssg` and `/guide/ssg.html` have `/guide/ssg.md`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '');
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
