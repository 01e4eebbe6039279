/** Escapes a string for an attribute in double quotes. */
export const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** Returns a void element such as `<link rel="canonical" href="/">`. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${attribute(value)}"`)
    .join(' ')}>`;

/** Returns a `<meta>` element of Open Graph. */
export const property = (name: string, content: string): string =>
  tag('meta', { property: name, content });

/** Returns a JSON-LD script element that no value can close. */
export const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
