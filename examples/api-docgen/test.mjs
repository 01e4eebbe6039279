import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';

const page = readFileSync('doc_build/index.html', 'utf8');
const rows = [...page.matchAll(/<tr[^>]*>(.*?)<\/tr>/gs)].map(([, row = '']) =>
  [...row.matchAll(/<t[hd][^>]*>(.*?)<\/t[hd]>/gs)].map(([, cell = '']) =>
    cell.replace(/<[^>]+>/g, '').replaceAll('&quot;', '"').replaceAll('&gt;', '>'),
  ),
);
assert.deepEqual(rows, [
  ['Property', 'Description', 'Type', 'Default Value'],
  ['children', 'The label of the button.', 'ReactNode (Required)', '-'],
  ['kind', 'How prominent the button is.', '"plain" | "strong"', 'plain'],
  ['onPress', 'Called when the button is pressed.', '() => void', '-'],
  ['disabled', 'Whether to disable', 'boolean', '-'],
]);
