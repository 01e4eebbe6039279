import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { loadPages, repositoryRoot } from '@handbook/content';
import { describe, expect, it } from 'vitest';
import { frameworkVersion } from '../../lib/installed.ts';
import { olderProject } from '../../lib/olderProject.ts';
import { type Case, cases } from './cases.ts';
import { type Outcome, tryCase } from './tryCase.ts';

const recordFile = join(repositoryRoot, 'packages/checks/migration/moved/recorded.json');
const titleOf = ({ framework, name }: Case) =>
  `${framework === 'installed' ? frameworkVersion() : framework}: ${name}`;
type Recorded = Record<string, Record<string, Outcome>>;
const all = Object.entries(cases).flatMap(([page, own]) => own.map((one) => ({ page, one })));

// To write the record again, install rspress@1.47.2 and the four packages, and set RSPRESS_1_FOLDER to the folder.
const folder = olderProject();

it.runIf(folder)('records the outcomes of sites of 1.x', { timeout: 600_000 }, async () => {
  const record: Recorded = {};
  for (const { page, one } of all) {
    record[page] = { ...record[page], [titleOf(one)]: await tryCase(one, folder ?? '') };
  }
  writeFileSync(recordFile, `${JSON.stringify(record, null, 2)}\n`);
});

describe('the recorded builds', () => {
  it.each(all)('$page, $one.framework: $one.name', ({ page, one }) => {
    const record = JSON.parse(readFileSync(recordFile, 'utf8')) as Recorded;
    const outcome = record[page]?.[titleOf(one)];
    const { expected } = one;
    const missing = `${recordFile} has no build of "${titleOf(one)}". Record the builds again: RSPRESS_1_FOLDER=<folder> npm run check -- migration`;
    expect(outcome, missing).toBeDefined();
    expect(outcome?.builds).toBe(expected.builds);
    if (!expected.builds) {
      expect(outcome?.says).toContain(expected.says);
      return;
    }
    expect(outcome?.shows).toEqual(expect.arrayContaining(expected.shows ?? []));
    for (const name of expected.lacks ?? []) expect(outcome?.shows).not.toContain(name);
  });
});

it('the pages quote the messages of these builds', () => {
  const quoted = all.flatMap(({ page, one: { expected, framework } }) =>
    expected.builds || framework !== 'installed' ? [] : [{ page, says: expected.says }],
  );
  expect(quoted).toHaveLength(2);
  for (const { page, says } of quoted) {
    const own = loadPages().filter(({ route }) => route.endsWith(`/official-plugins/${page}`));
    expect(own).toHaveLength(2);
    for (const { source } of own) expect(source).toContain(says);
  }
});
