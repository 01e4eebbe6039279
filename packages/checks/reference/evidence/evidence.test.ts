import { describe, expect, it } from 'vitest';
import type { InertRecord } from '../inert.ts';
import type { Entry } from '../surface/entry.ts';
import { locateFramework } from '../surface/framework.ts';
import { checkInert, findUnread } from './check-inert.ts';
import { staleNames, unguarded, unproved } from './check-records.ts';
import { readDefaults } from './read-defaults.ts';
import { code, driver, none, site } from './records.ts';

const framework = locateFramework();
const entry = (name: string): Entry => ({ area: 'config', name, tags: [], source: 'a.d.ts:1' });

describe('defaults', () => {
  it('are read by running the framework', async () => {
    const { known, problems } = await readDefaults(framework, {
      lang: driver('lang'),
      locales: site('locales'),
    });
    expect(problems).toEqual([]);
    expect(known.get('lang')?.values).toEqual(['"en"']);
    expect(known.get('locales')?.values).toEqual(['[]']);
  });

  it('fail when the expression that decides is gone', async () => {
    const { problems } = await readDefaults(framework, {
      llms: code('true', 'core/node/PluginDriver.js', 'this.#config.llms ??= true'),
      head: none('core/node/no-such-file.js', 'config.head'),
    });
    expect(problems).toEqual([
      {
        file: 'packages/checks/reference/defaults.ts',
        message:
          'The evidence for the default of llms is gone: core/node/PluginDriver.js no longer contains "this.#config.llms ??= true".',
        fix: `Read what ${framework.version} does when llms is left out, correct the record and the pages.`,
      },
      expect.objectContaining({ message: expect.stringContaining('no-such-file.js') }),
    ]);
  });

  it('are asked for of every optional key, and refused for keys that are gone', () => {
    const problems = unproved('config', [entry('base')], { bass: driver('base') }, []);
    expect(problems.map(({ message }) => message)).toEqual([
      'Nothing proves what happens when base (a.d.ts:1) is left out.',
      'A default of bass is recorded, but config has no such key any more.',
    ]);
  });
});

describe('inert keys', () => {
  const record = (absent: RegExp, control: RegExp): InertRecord => ({
    area: 'config',
    name: 'themeConfig.hideNavbar',
    within: 'core',
    absent,
    control,
  });

  it('fail when shipped code reads them after all', () => {
    const [problem] = checkInert(framework, [record(/enableScrollToTop/, /enableScrollToTop/)]);
    expect(problem).toMatchObject({
      file: 'packages/checks/reference/inert.ts',
      message: expect.stringMatching(
        /^themeConfig\.hideNavbar is recorded as inert, but @rspress\/core\/dist\/theme\/.* reads it\.$/,
      ),
      fix: 'Remove the record, and let the pages say what the key does now.',
    });
  });

  it('fail when the search could not have found anything', () => {
    const [problem] = checkInert(framework, [record(/hideNavbar/, /noSuchSibling/)]);
    expect(problem?.message).toBe(
      'The search for themeConfig.hideNavbar proves nothing: its control /noSuchSibling/ is nowhere in core.',
    );
  });

  it('are found without a record', () => {
    const entries = [entry('themeConfig.hideNavbar'), entry('themeConfig.darkMode')];
    expect(findUnread(framework, entries, [])).toEqual([
      {
        file: 'packages/checks/reference/inert.ts',
        message: 'themeConfig.hideNavbar is typed (a.d.ts:1), but no shipped code reads it.',
        fix: 'Try it on a site; if it does nothing, record it as inert with the evidence.',
      },
    ]);
  });
});

describe('data of the rule', () => {
  it('fails when no page answers for an entry', () => {
    const guards = [{ area: 'config', route: '/a', only: () => false } as const];
    expect(unguarded([entry('base')], guards)[0]?.message).toBe(
      'No page answers for base (config, a.d.ts:1).',
    );
  });

  it('fails when a record or an excuse is about something that is gone', () => {
    const inert: InertRecord[] = [
      { area: 'config', name: 'gone', within: 'core', absent: /x/, control: /y/ },
    ];
    expect(staleNames([], inert, { OLD: 'bundled' }).map(({ message }) => message)).toEqual([
      'gone is recorded as inert, but config has no such thing any more.',
      'The variable OLD is excused, but no shipped code reads it any more.',
    ]);
  });
});
