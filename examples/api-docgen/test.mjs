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
  ['children', 'What the button says.', 'ReactNode (Required)', '-'],
  ['kind', 'How much it stands out.', '"plain" | "strong"', 'plain'],
  ['onPress', 'Called when it is pressed.', '() => void', '-'],
  ['disabled', 'Whether to disable', 'boolean', '-'],
]);
