import assert from 'node:assert/strict';
import { existsSync, readFileSync, readdirSync } from 'node:fs';

// No page is written for an old address: the host has to answer it with 404.html.
assert.ok(!existsSync('doc_build/start.html'));
assert.ok(existsSync('doc_build/404.html'));

// Every page loads the entry, and the entry holds the rules.
const entry = readdirSync('doc_build/static/js').find((name) => /^index\..*\.js$/.test(name));
assert.ok(entry);
const code = readFileSync(`doc_build/static/js/${entry}`, 'utf8');
assert.ok(code.includes('https://chat.example.com/'));
assert.ok(code.includes('/guide/$1'));
assert.ok(readFileSync('doc_build/404.html', 'utf8').includes(entry));
