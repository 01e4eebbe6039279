import { expect, it } from 'vitest';
import { linkFiles } from './linkFiles.ts';

const shared = '<link href="/docs/static/css/styles.1.css" rel="stylesheet">';
const preload = (file: string) =>
  `<link rel="preload" href="/docs/static/js/async/${file}" as="script">`;
const page = (script: string, lang = 'en') =>
  `<html lang="${lang}"><head>${shared}\n${preload(script)}</head>`;
const routes = new Map([
  [
    'static/js/async/route-a1.2f.js',
    [
      'static/css/async/8.3c.css',
      'static/js/async/c.5e.js',
      'static/css/async/a.4d.css',
      'static/js/async/route-a1.2f.js',
    ],
  ],
]);
const link = (html: string) => linkFiles(html, '/docs/', routes);

it('links a page’s style sheets after the shared one, and preloads its scripts after its own', () => {
  expect(link(page('route-a1.2f.js'))).toBe(
    [
      `<html lang="en"><head>${shared}`,
      '<link href="/docs/static/css/async/8.3c.css" rel="stylesheet">',
      '<link href="/docs/static/css/async/a.4d.css" rel="stylesheet">',
      preload('route-a1.2f.js'),
      `${preload('c.5e.js')}</head>`,
    ].join('\n'),
  );
});

it('keeps a page unchanged that only needs its own script', () => {
  expect(link(page('route-b2.2f.js'))).toBe(page('route-b2.2f.js'));
});

it('throws if the framework changes how it writes the head', () => {
  const html = page('route-a1.2f.js');
  expect(() => link(html.replace(shared, ''))).toThrow('Fix: adapt packages/hydration/page-files.');
  expect(() => link(html.replace('rel="preload"', 'rel="modulepreload"'))).toThrow(
    'Fix: adapt packages/hydration/page-files.',
  );
});
