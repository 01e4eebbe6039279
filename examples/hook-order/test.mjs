import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { recordAll } from './hooks.mjs';

for (const [file, lines] of Object.entries(await recordAll())) {
  const recorded = readFileSync(`recorded/${file}`, 'utf8').trim().split('\n');
  assert.deepEqual(lines, recorded, `recorded/${file} differs from this run: npm run record`);
  console.log(`${file}: ${lines.length} calls as recorded`);
}
