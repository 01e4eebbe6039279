import assert from 'node:assert/strict';
import { test } from 'node:test';
import { normalizeHref, PluginDriver, withBase } from '@rspress/core';

test('the functions for URLs return what the reference states', () => {
  assert.equal(withBase('/guide', '/docs/'), '/docs/guide');
  assert.equal(withBase('/docs/guide', '/docs/'), '/docs/guide');
  assert.equal(withBase('/docs-old/', '/docs/'), '/docs-old/');
  assert.equal(normalizeHref('/a'), '/a.html');
  assert.equal(normalizeHref('/a/?b=1#c'), '/a/index.html?b=1#c');
  assert.equal(normalizeHref('/a.html', true), '/a');
});

test('PluginDriver calls the hook of a plugin', async () => {
  const plugin = { name: 'imprint', addPages: () => [{ routePath: '/imprint', content: '# Imprint' }] };
  const driver = await PluginDriver.create({ plugins: [plugin], mediumZoom: false }, true);
  assert.deepEqual((await driver.addPages()).flat(), plugin.addPages());
});
