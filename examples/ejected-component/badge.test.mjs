import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';

const shell = process.platform === 'win32';
const component = 'theme/components/Badge/index.tsx';
const fresh = mkdtempSync(join(import.meta.dirname, 'fresh-'));

after(() => rmSync(fresh, { recursive: true, force: true }));

test('the copy differs from a fresh one in two places', () => {
  execFileSync('rspress', ['eject', 'Badge'], { cwd: fresh, shell });
  const ours = readFileSync(component, 'utf8').split('\n');
  const theirs = readFileSync(join(fresh, component), 'utf8').split('\n');
  const added = ours.filter((line) => !theirs.includes(line)).map((line) => line.trim());
  assert.deepEqual(added, ["import './index.css';", '<span className="badge-dot" />']);
});

test('pages show the copy, with its styles', () => {
  assert.match(readFileSync('doc_build/index.html', 'utf8'), /class="badge-dot"/);
  const [sheet] = readdirSync('doc_build/static/css');
  assert.match(readFileSync(`doc_build/static/css/${sheet}`, 'utf8'), /\.badge-dot\{/);
});
