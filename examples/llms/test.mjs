import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

for (const file of ['llms.txt', 'guide/install.md', 'guide/double.md']) {
  const recorded = readFileSync(`recorded/${file}`, 'utf8');
  assert.equal(readFileSync(`doc_build/${file}`, 'utf8').trim(), recorded.trim(), file);
}
const full = readFileSync('doc_build/llms-full.txt', 'utf8');
assert.match(full, /^url: https:\/\/docs\.example\.com\/guide\/double\.md$/m);
assert.ok(existsSync('doc_build/index.md'));
assert.doesNotMatch(readFileSync('doc_build/guide/install.html', 'utf8'), /text\/markdown/);
