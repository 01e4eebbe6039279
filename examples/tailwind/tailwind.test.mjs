import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';
import postcss from 'postcss';

const files = readdirSync('doc_build/static/css');
const text = files.map((name) => readFileSync(`doc_build/static/css/${name}`, 'utf8')).join('\n');
const sheet = postcss.parse(text);

/** The layers around a rule, `''` for none, of every rule with this selector. */
const layersOf = (selector) => {
  const layers = [];
  sheet.walkRules((rule) => {
    if (!rule.selectors.includes(selector)) return;
    let layer = '';
    for (let node = rule.parent; node; node = node.parent) {
      if (node.name === 'layer') layer = node.params;
    }
    layers.push(layer);
  });
  return layers;
};

test('utilities of pages and components are there, others are not', () => {
  assert.deepEqual(layersOf('.flex-wrap'), ['utilities']);
  assert.deepEqual(layersOf('.bg-sky-100'), ['utilities']);
  // Written apart: Tailwind finds names in this file too.
  assert.deepEqual(layersOf(`.bg-${'red-100'}`), []);
});

test('dark: follows the switch of the theme, not the system', () => {
  const dark = [];
  sheet.walkRules(/dark\\:bg-sky-950/, (rule) => dark.push(rule.selector));
  assert.deepEqual(dark, ['.dark\\:bg-sky-950:where(.rp-dark,.rp-dark *)']);
});

test('utilities come after the reset of the theme, so they win over it', () => {
  const order = [];
  sheet.walkAtRules('layer', ({ params }) => order.push(...params.split(',')));
  assert.ok(order.includes('rp-base'));
  assert.ok(order.indexOf('utilities') > order.indexOf('rp-base'), order.join());
});

test('the theme is whole: its rules stand outside of layers, and no second reset is there', () => {
  assert.deepEqual([...new Set(layersOf('.rp-nav'))], ['']);
  assert.ok(!sheet.some((node) => node.name === 'layer' && node.params === 'base' && node.nodes));
});

test('the card is on the page', () => {
  const html = readFileSync('doc_build/index.html', 'utf8');
  assert.match(html, /class="rp-not-doc rounded-lg border bg-sky-100 p-4 dark:bg-sky-950"/);
});
