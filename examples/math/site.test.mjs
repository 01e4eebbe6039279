import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const formulas = (page, display) =>
  readFileSync(`doc_build/${page}.html`, 'utf8')
    .match(/<math[ >].*?<\/math>/gs)
    ?.filter((formula) => /<math[^>]* display="block"/.test(formula) === display);

for (const [page, inline] of Object.entries({ index: 2, plain: 1 })) {
  test(`the formulas on /${page} are MathML`, () => {
    assert.equal(formulas(page, false)?.length, inline);
    assert.equal(formulas(page, true)?.length, 1);
  });
}

test('a formula keeps its braces', () => {
  assert.match(formulas('index', true)[0], /<mfrac><mn>1<\/mn><mi>n<\/mi><\/mfrac>/);
});
