import { base, builtPages, outDir, outFolder } from '@handbook/content/files';
import {
  type Exception,
  type Kind,
  type PageWeight,
  weighPages,
} from '@handbook/site-output/weight';
import { describe, expect, it } from 'vitest';
import { without } from '../../../site.ts';
import { report } from '../lib/report.ts';
import { checkWeights } from './weight.ts';

const KB = 1000;

function weight(
  page: string,
  change: { js?: number; css?: number; html?: number } = {},
): PageWeight {
  const { js = 90 * KB, css = 9 * KB, html = 20 * KB } = change;
  return {
    page,
    before: { html, css, js: 0 },
    interactive: { html, css, js },
    navigation: 5 * KB,
    loadsOnIntent: true,
    requests: { before: 3, interactive: 9 },
    elements: 900,
  };
}

const messages = (
  weights: readonly PageWeight[],
  list: readonly Exception[] = [],
  waits: boolean = true,
) => checkWeights(weights, waits, list).problems.map(({ file, message }) => `${file} ${message}`);

describe('mutation fixtures', () => {
  const guide = 'guide/a.html';

  it('accepts pages within their budgets', () => expect(messages([weight(guide)])).toEqual([]));

  it.each<[Kind, PageWeight]>([
    ['js', weight(guide, { js: 900 * KB })],
    ['css', weight(guide, { css: 15.2 * KB })],
    ['before', weight(guide, { html: 40 * KB })],
  ])('names the page, the kind, and the bytes of %s', (kind, pageWeight) => {
    expect(messages([pageWeight])).toEqual([
      expect.stringMatching(
        new RegExp(`^${outDir}/guide/a.html ${kind}: .* KB; the limit is .* KB\\.$`),
      ),
    ]);
  });

  it('gives a reference page a larger budget before the reader acts', () => {
    expect(messages([weight('api/a.html', { html: 40 * KB })])).toEqual([]);
  });

  it('fails on a page whose scripts load immediately, unless the build leaves out the plugin', () => {
    const eager = { ...weight(guide, { html: 40 * KB }), loadsOnIntent: false };
    expect(messages([eager])).toEqual([
      `${outDir}/guide/a.html before: the scripts load before the reader acts.`,
    ]);
    expect(messages([eager], [], false)).toEqual([]);
  });

  it('fails if the median page loads too much on navigation', () => {
    const pageWeight = { ...weight(guide), navigation: 16 * KB };
    expect(messages([pageWeight])).toEqual([
      expect.stringContaining('the median page loads 16.0 KB'),
    ]);
  });

  it('limits an exception, and fails on one that nothing needs', () => {
    const exception = (max: number): Exception => ({
      page: /a\.html/,
      kind: 'css',
      max,
      why: 'x',
    });
    const heavy = weight(guide, { css: 20 * KB });
    expect(messages([heavy], [exception(21 * KB)])).toEqual([]);
    expect(messages([heavy], [exception(19 * KB)])).toHaveLength(1);
    expect(messages([weight(guide)], [exception(21 * KB)])).toEqual([
      expect.stringContaining('needs its exception for css'),
    ]);
  });
});

it('the site', () => {
  const waits = !without.includes('hydrateOnIntent');
  report('weight', checkWeights(weighPages(outFolder, base, builtPages()), waits));
});
