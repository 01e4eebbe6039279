/** Text as the value of an attribute in double quotes. */
export const attribute = (text: string): string =>
  text
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;');

/** A tag without an end, e.g. `<link rel="canonical" href="/">`. */
export const tag = (name: string, attributes: Readonly<Record<string, string>>): string =>
  `<${name} ${Object.entries(attributes)
    .map(([key, value]) => `${key}="${attribute(value)}"`)
    .join(' ')}>`;

/** Data as a script that is not run; nothing in it can end the script. */
export const dataBlock = (data: unknown): string =>
  `<script type="application/ld+json">${JSON.stringify(data).replaceAll('<', '\\u003c')}</script>`;
