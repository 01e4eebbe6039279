import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join, relative } from 'node:path';
import escapeStringRegexp from 'escape-string-regexp';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { binary } from '../files/binary.mjs';
import { root } from '../files/root.mjs';

const excluded = new Set([
  'node_modules',
  'doc_build',
  '.git',
  'test-results',
  join('docs', 'en'),
  join('docs', 'zh'),
]);
let copy = '';

/** Writes a file in the copy. */
function write(path: string, text: string) {
  mkdirSync(dirname(join(copy, path)), { recursive: true });
  writeFileSync(join(copy, path), text);
}

/** Builds the copy and returns the output without colors. */
function build() {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    [binary('@rspress/core', 'rspress'), 'build'],
    {
      cwd: copy,
      encoding: 'utf8',
      env: { ...process.env, NO_COLOR: '1', RSPRESS_PERSISTENT_CACHE: 'false' },
    },
  );
  return { status, printed: stdout + stderr };
}

beforeEach(() => {
  copy = mkdtempSync(join(tmpdir(), 'validate-'));
  cpSync(root, copy, { recursive: true, filter: (path) => !excluded.has(relative(root, path)) });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));
  for (const language of ['en', 'zh']) {
    write(`docs/${language}/index.mdx`, '# Home\n');
    write(`docs/${language}/guide/start.mdx`, '# Start\n');
    write(`docs/${language}/guide/_meta.json`, '["start"]\n');
    write(`docs/${language}/_nav.json`, '[{ "text": "nav.guide", "link": "/guide/start" }]\n');
  }
});

afterEach(() => rmSync(copy, { recursive: true }));

describe('a real build', () => {
  it('reports every problem at once, with its place and its fix', () => {
    const config = readFileSync(join(copy, 'rspress.config.ts'), 'utf8');
    write('rspress.config.ts', config.replace('logoText:', 'logoTxt:'));
    write('i18n.json', '{\n  "nav.guide": { "en": "Guide" }\n}\n');
    write('docs/fr/index.mdx', '# Accueil\n');
    write('docs/en/guide/_meta.json', '[\n  { "type": "fiel", "name": "start" }\n]\n');
    write('docs/zh/guide/_meta.json', '[\n  "strat"\n]\n');
    write('docs/zh/_nav.json', '[\n  { "text": "nav.guide" "link": "/" }\n]\n');

    write('docs/zh/guide/start.mdx', '---\noutlin: false\n---\n\n# Start\n');

    const { status, printed } = build();
    expect(status).toBe(1);
    expect(printed).toContain("7 problem(s) in the site's sources.");
    const line = config.split('\n').findIndex((it) => it.includes('logoText:')) + 1;
    for (const [place, message, fix] of [
      [`rspress.config.ts:${line}:3`, 'Unknown configuration key "logoTxt".', "'logoText'?"],
      ['i18n.json:2:16', '"zh" is missing.', 'Add "zh".'],
      ['docs/fr', '"fr" isn\'t a language of this site.', 'Move its pages to docs/en, docs/zh'],
      ['docs/en/guide/_meta.json:2:13', 'This value must be equal to one of', '"file", "dir"'],
      ['docs/zh/guide/_meta.json:2:3', 'There is no page "strat"', 'Correct the name'],
      ['docs/zh/guide/start.mdx:2:1', 'Unknown frontmatter key "outlin".', "'outline'?"],
      ['docs/zh/_nav.json:2:25', 'This is not valid JSON: comma expected.', 'Correct the syntax'],
    ] as const) {
      expect(printed).toMatch(paragraph(place, message, fix));
    }
    expect(printed).not.toMatch(/^\s+at .*validate/m);
  }, 180_000);

  it('names the page whose link has an unknown language prefix', () => {
    write('docs/en/guide/start.mdx', '# Start\n\nSee [the start](/fr/guide/start).\n');
    const { status, printed } = build();
    expect(status).toBe(1);
    expect(printed).toContain('docs/en/guide/start.mdx');
    expect(printed).toContain('/fr/guide/start');
  }, 180_000);
});

/** Formats a problem as the build prints it: location, message, fix. */
function paragraph(place: string, message: string, fix: string): RegExp {
  return new RegExp(
    `^${escapeStringRegexp(place)}.*\n +${escapeStringRegexp(message)}.*\n +Fix: .*${escapeStringRegexp(fix)}`,
    'm',
  );
}
