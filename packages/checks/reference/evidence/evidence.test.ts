import { describe, expect, it } from 'vitest';
import type { DeadOption } from '../deadOptions.ts';
import type { Entry } from '../surface/entry.ts';
import { locateFramework } from '../surface/framework.ts';
import { checkDeadOptions, findUnread } from './checkDeadOptions.ts';
import { staleNames, undocumented, unproved } from './checkRecords.ts';
import { readDefaults } from './readDefaults.ts';
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

  it('fail if the expression of a record no longer exists', async () => {
    const { problems } = await readDefaults(framework, {
      llms: code('true', 'core/node/PluginDriver.js', 'this.#config.llms ??= true'),
      head: none('core/node/no-such-file.js', 'config.head'),
    });
    expect(problems).toEqual([
      {
        file: 'packages/checks/reference/defaults.ts',
        message:
          'The evidence for the default of llms is gone: core/node/PluginDriver.js no longer contains "this.#config.llms ??= true".',
        fix: `Find out what ${framework.version} does if llms is omitted, then correct the record in packages/checks/reference/defaults and the pages.`,
      },
      expect.objectContaining({ message: expect.stringContaining('no-such-file.js') }),
    ]);
  });

  it('are required for every optional entry, and rejected for missing entries', () => {
    const problems = unproved('config', [entry('base')], { bass: driver('base') }, []);
    expect(problems.map(({ message }) => message)).toEqual([
      'No record states the default of base (a.d.ts:1).',
      'A default of bass is recorded, but config no longer contains bass.',
    ]);
  });
});

describe('dead options', () => {
  const record = (absent: RegExp, control: RegExp): DeadOption => ({
    area: 'config',
    name: 'themeConfig.hideNavbar',
    within: 'core',
    absent,
    control,
  });

  it('fail if the published code reads them', () => {
    const [problem] = checkDeadOptions(framework, [
      record(/enableScrollToTop/, /enableScrollToTop/),
    ]);
    expect(problem).toMatchObject({
      file: 'packages/checks/reference/deadOptions.ts',
      message: expect.stringMatching(
        /^themeConfig\.hideNavbar is recorded as a dead option, but @rspress\/core\/dist\/theme\/.* reads it\.$/,
      ),
      fix: 'Remove the record, and describe on the pages what the option does.',
    });
  });

  it('fail if the control does not exist', () => {
    const [problem] = checkDeadOptions(framework, [record(/hideNavbar/, /noSuchSibling/)]);
    expect(problem?.message).toBe(
      "The record of themeConfig.hideNavbar proves nothing, because core doesn't contain its control /noSuchSibling/.",
    );
  });

  it('are found without a record', () => {
    const entries = [entry('themeConfig.hideNavbar'), entry('themeConfig.darkMode')];
    expect(findUnread(framework, entries, [])).toEqual([
      {
        file: 'packages/checks/reference/deadOptions.ts',
        message:
          "themeConfig.hideNavbar is typed (a.d.ts:1), but the published code doesn't read it.",
        fix: 'Try the option on a site. If it has no effect, record it in packages/checks/reference/deadOptions.ts with the evidence.',
      },
    ]);
  });
});

describe('data of the rule', () => {
  it('fails if no page is set for an entry', () => {
    const pageAreas = [{ area: 'config', route: '/a', only: () => false } as const];
    expect(undocumented([entry('base')], pageAreas)[0]?.message).toBe(
      'No page is set for base (config, a.d.ts:1).',
    );
  });

  it('fails on records of names that no longer exist', () => {
    const deadOptions: DeadOption[] = [
      { area: 'config', name: 'gone', within: 'core', absent: /x/, control: /y/ },
    ];
    expect(staleNames([], deadOptions, { OLD: 'bundled' }).map(({ message }) => message)).toEqual([
      'gone is recorded as a dead option, but config no longer contains it.',
      'foreignEnvironment contains OLD, but the published code no longer reads it.',
    ]);
  });
});
