/**
 * An official plugin and the example that is built with and without it.
 * @typedef {object} Measured
 * @property {string} plugin
 * @property {string} example folder below `examples/`
 * @property {readonly string[]} [left] files that the site without the plugin can't have
 * @property {readonly [file: string, text: RegExp]} [cut] text that only builds with the plugin
 */

/** @type {readonly Measured[]} */
export const measured = [
  { plugin: 'algolia', example: 'algolia', left: ['theme'] },
  { plugin: 'api-docgen', example: 'api-docgen', cut: ['docs/index.mdx', /^<API .*$/m] },
  { plugin: 'client-redirects', example: 'client-redirects' },
  { plugin: 'llms', example: 'llms' },
  { plugin: 'preview', example: 'plugin-preview' },
  { plugin: 'rss', example: 'rss' },
  { plugin: 'sitemap', example: 'sitemap' },
  { plugin: 'twoslash', example: 'plugin-twoslash' },
  { plugin: 'typedoc', example: 'typedoc' },
];
