import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { formatProblems } from '../lib/problem.ts';
import { countsFolder, type RuleCounts, report } from '../lib/report.ts';
import { repositoryRoot } from '../lib/root.ts';
import { contentStamp, frameworkVersion } from '../lib/stamp.ts';
import { updating } from '../lib/updating.ts';
import { countProblems, type EvidenceInput, evidence, evidenceFile } from './evidence.ts';
import { freshEvidence, written } from './fresh.ts';

const counts = (counted: Record<string, number>, problems = 0, stamp = 'now'): RuleCounts => ({
  counted,
  problems,
  stamp,
});
const input: EvidenceInput = {
  committed: '{\n  "framework": "2.0.22",\n  "sitesBuilt": 5,\n  "pages": 3\n}',
  framework: '2.0.22',
  stamp: 'now',
  counts: {
    parity: counts({ pages: 3, texts: 9 }),
    samples: counts({ 'sites built': 2, 'sites built before': 3 }),
  },
  rules: ['parity', 'samples', 'links-of-another-kind'],
};
const check = (changes: Partial<EvidenceInput>) =>
  formatProblems(evidence({ ...input, ...changes }).problems);

it('accepts true evidence and leaves out rules that do not exist yet', () => {
  expect(evidence(input)).toEqual({ problems: [], counted: { numbers: 3 } });
});

it('writes what it accepts', () => {
  const committed = written(freshEvidence(input.framework, input.counts));
  expect(committed).toBe('{\n  "framework": "2.0.22",\n  "sitesBuilt": 5,\n  "pages": 3\n}\n');
});

describe('turns red on', () => {
  const update = '    Fix: Run: npm run check -- evidence --update';

  it('another number', () => {
    const parity = counts({ pages: 4 });
    expect(check({ counts: { ...input.counts, parity } })).toBe(
      `${evidenceFile}:4\n    It says 3 for pages, but the checks found 4.\n${update}`,
    );
  });

  it('another framework', () => {
    expect(check({ framework: '2.0.23' })).toBe(
      `${evidenceFile}:2\n    It says 2.0.22 for framework, but the checks found 2.0.23.\n${update}`,
    );
  });

  it('a number that no rule counts, and one that is not said', () => {
    const committed = '{\n  "framework": "2.0.22",\n  "sitesBuilt": 5,\n  "tests": 1\n}';
    expect(check({ committed })).toBe(
      `${evidenceFile}:4\n    It says 1 for tests, but the checks found nothing.\n${update}\n` +
        `${evidenceFile}\n    It says nothing for pages, but the checks found 3.\n${update}`,
    );
  });

  it('a missing file', () => {
    expect(check({ committed: undefined })).toContain('It says nothing for framework');
  });

  it.each([
    ['that has not run', {}],
    ['that ran on another state of the site', { samples: counts({}, 0, 'before') }],
  ])('a rule %s', (_, samples) => {
    expect(check({ counts: { parity: counts({ pages: 3 }), ...samples } })).toBe(
      'checks/samples\n    The rule has not looked at the site as it is now.\n    Fix: Run all rules: npm run check',
    );
  });

  it('a rule that found problems', () => {
    expect(check({ counts: { ...input.counts, samples: counts({ 'sites built': 5 }, 2) } })).toBe(
      'checks/samples\n    The rule found 2 problem(s), so its numbers are no evidence.\n' +
        '    Fix: Mend them, then run: npm run check',
    );
  });
});

it('the site', () => {
  const rules = readdirSync(join(repositoryRoot, 'checks'));
  const recorded = existsSync(countsFolder) ? readdirSync(countsFolder) : [];
  const read = (file: string) => JSON.parse(readFileSync(join(countsFolder, file), 'utf8'));
  const site: EvidenceInput = {
    framework: frameworkVersion(),
    stamp: contentStamp(),
    counts: Object.fromEntries(
      recorded
        .filter((file) => file.endsWith('.json'))
        .map((file): [string, RuleCounts] => [file.replace('.json', ''), read(file)]),
    ),
    rules,
  };
  const path = join(repositoryRoot, evidenceFile);
  if (updating('evidence') && countProblems(site).length === 0) {
    writeFileSync(path, written(freshEvidence(site.framework, site.counts)));
  }
  const committed = existsSync(path) ? readFileSync(path, 'utf8') : undefined;
  report('evidence', evidence({ ...site, committed }));
});
