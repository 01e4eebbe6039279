/** Returns the path of a page's Markdown: `/guide/index.md` for `/guide/`, `/guide/ssg.md` for `/guide/ssg` or `/guide/ssg.html`. */
export function markdownPath(pathname: string): string {
  const path = pathname.replace(/\.html$/, '');
  return path.endsWith('/') ? `${path}index.md` : `${path}.md`;
}
