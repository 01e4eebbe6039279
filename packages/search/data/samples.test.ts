import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sectionsOf } from '@handbook/content';
import { expect, it } from 'vitest';

it('treats a heading in a displayed sample as text of the section that displays it', () => {
  const docs = mkdtempSync(join(tmpdir(), 'searched-'));
  const file = join(docs, 'page.mdx');
  writeFileSync(
    file,
    '# Page\n\n## Steps\n\nLike this:\n\n<Result>\n\n### Build\n\nRun it.\n\n</Result>\n\n### Build\n\nThe real one.\n',
  );
  const sections = sectionsOf({ file, path: '/page', docs, area: 'Guide' }, new Set());
  rmSync(docs, { recursive: true });
  expect(sections.map(({ anchor, heading, text }) => [anchor, heading, text])).toEqual([
    ['', 'Page', ''],
    ['steps', 'Steps', 'Like this:\nBuild\nRun it.'],
    ['build-1', 'Build', 'The real one.'],
  ]);
});
