import { expect, it } from 'vitest';
import { report } from '../lib/report.ts';
import { namedFiles } from '../lib/updating.ts';
import { checkSamples } from './samples.ts';
import { loadSources } from './sources.ts';

it('fails without pages', async () => {
  const result = await checkSamples([]);
  expect(() => report('fixture', result)).toThrow('found no pages, blocks');
});

it('the site', async () => {
  const start = Date.now();
  const named = namedFiles();
  const partly = named.length > 0;
  const all = loadSources();
  const pages = partly ? all.filter(({ file }) => named.includes(file)) : all;
  const result = await checkSamples(pages, partly);
  const { counted, remembered } = result;
  const seconds = Math.round((Date.now() - start) / 1000);
  console.table({ ...counted, 'sites remembered': remembered, seconds });
  for (const { place, reason } of result.skips) console.log(`opted out: ${place} (${reason})`);
  report('samples', result);
});
