import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';

for (const file of ['_meta.json', 'functions/greet.md']) {
  const recorded = readFileSync(`recorded/${file}`, 'utf8');
  assert.equal(readFileSync(`docs/api/${file}`, 'utf8').trim(), recorded.trim(), file);
}
for (const page of ['index', 'functions/greet', 'interfaces/Greeting']) {
  assert.ok(existsSync(`doc_build/api/${page}.html`), page);
}
