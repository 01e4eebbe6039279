import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '@handbook/content/files';
import { globSync } from 'tinyglobby';
import { expect, it } from 'vitest';
import texts from '../i18n.json' with { type: 'json' };

/** The strings that can only be interface text. Single English words also name elements, attributes, and pages. */
const known = new Set(
  Object.values(texts)
    .flatMap((text) => Object.values(text))
    .filter((text) => /\w \w|\p{Script=Han}{3}/u.test(text)),
);

it('specs read interface text from i18n.json, so that a new wording changes one file', () => {
  const files = globSync('e2e/**/*.ts', { cwd: root });
  expect(files.length).toBeGreaterThan(50);
  const repeated = files.flatMap((file) =>
    // Double quotes for strings inside selectors, too.
    [...readFileSync(join(root, file), 'utf8').matchAll(/(?='((?:[^'\\\n]|\\.)*)'|"([^"\n]*)")/g)]
      .map(([, single, double = '']) => (single ?? double).replaceAll("\\'", "'"))
      .filter((literal) => known.has(literal))
      .map((literal) => `${file}: ${literal}`),
  );
  expect(repeated, 'use en() and zh() of e2e/support/interfaceText.ts').toEqual([]);
});
