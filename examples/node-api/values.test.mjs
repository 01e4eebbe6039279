import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  getIconUrlPath,
  getSidebarDataGroup,
  matchPath,
  normalizeHref,
  normalizePosixPath,
  PluginDriver,
  RSPRESS_TEMP_DIR,
  removeTrailingSlash,
  withBase,
  withSiteOrigin,
} from '@rspress/core';

test('the functions return what the page about the Node API says', () => {
  assert.deepEqual(matchPath('/blog/:post', '/blog/first')?.params, { post: 'first' });
  assert.equal(matchPath('/blog/:post', '/guide/first'), null);
  const items = [{ text: 'Install', link: '/guide/install' }];
  assert.deepEqual(getSidebarDataGroup({ '/guide/': items }, '/guide/install'), items);
  assert.equal(normalizeHref('/guide/install'), '/guide/install.html');
  assert.equal(normalizeHref('/guide/install', true), '/guide/install');
  assert.equal(withBase('/guide', '/docs/'), '/docs/guide');
  assert.equal(withSiteOrigin('/guide', 'https://a.example'), 'https://a.example/guide');
  assert.equal(withSiteOrigin('/guide'), '/guide');
  assert.equal(withSiteOrigin('https://b.example/', 'https://a.example'), 'https://b.example/');
  assert.equal(removeTrailingSlash('/docs/'), '/docs');
  assert.equal(removeTrailingSlash('/'), '');
  assert.equal(normalizePosixPath('a\\b/../c'), 'a/c');
  assert.equal(getIconUrlPath(new URL('file:///site/icon.svg')), '/icon.svg');
  assert.equal(getIconUrlPath('/i/icon.svg'), '/icon.svg');
  assert.equal(RSPRESS_TEMP_DIR, '.rspress');
});

test('PluginDriver calls the hook of a plugin', async () => {
  const plugin = { name: 'imprint', addPages: () => [{ routePath: '/imprint', content: '# Imprint' }] };
  const driver = await PluginDriver.create({ plugins: [plugin], mediumZoom: false }, true);
  assert.deepEqual((await driver.addPages()).flat(), plugin.addPages());
});
