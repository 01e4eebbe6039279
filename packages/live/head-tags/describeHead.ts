import { escapeHtml } from '@handbook/search/engine';

/** What a reader of the page's head is shown of one tag, as HTML. */
const shown = [
  'title',
  'meta[name="description"]',
  'meta[property^="og:"]',
  'link[rel="canonical"]',
  'link[hreflang]',
].join();

/** The tags of a head that search engines and cards read, one a line. */
export function describeHead(head: ParentNode): string {
  return [...head.querySelectorAll(shown)]
    .map((tag) => {
      const name = tag.localName;
      if (name === 'title') return `<title>${escapeHtml(tag.textContent ?? '').trim()}</title>`;
      const attributes = [...tag.attributes].filter((one) => !one.name.startsWith('data-'));
      return `<${name} ${attributes.map((one) => `${one.name}="${escapeHtml(one.value)}"`).join(' ')}>`;
    })
    .join('\n');
}

/** What the framework writes for a document page, before a browser is there to ask. */
export function builtHead(page: string, site: string, description: string): string {
  const title = escapeHtml(site ? `${page} - ${site}` : page);
  const text = escapeHtml(description);
  return [
    `<title>${title}</title>`,
    '<meta property="og:type" content="website">',
    `<meta property="og:title" content="${title}">`,
    `<meta name="description" content="${text}">`,
    `<meta property="og:description" content="${text}">`,
  ].join('\n');
}
