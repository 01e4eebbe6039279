import { escapeHtml } from '@handbook/search/engine';

/** Selects the tags that search engines and social cards use. */
const listed = [
  'title',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[hreflang]',
].join();

/** Returns the HTML of the head tags that search engines and social cards use, one tag per line. */
export function describeHead(head: ParentNode): string {
  return [...head.querySelectorAll(listed)]
    .map((tag) => {
      const name = tag.localName;
      if (name === 'title') return `<title>${escapeHtml(tag.textContent ?? '').trim()}</title>`;
      const attributes = [...tag.attributes].filter((one) => !one.name.startsWith('data-'));
      return `<${name} ${attributes.map((one) => `${one.name}="${escapeHtml(one.value)}"`).join(' ')}>`;
    })
    .join('\n');
}

/** Returns the head tags that the framework adds to a document page, for the build, which has no document. */
export function builtHead(page: string, site: string, description: string): string {
  const title = escapeHtml(`${page} - ${site}`);
  const text = escapeHtml(description);
  return [
    `<title>${title}</title>`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:description" content="${text}">`,
  ].join('\n');
}
