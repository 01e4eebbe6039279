import { it } from 'vitest';
import { loadPages } from '../lib/pages.ts';
import { report } from '../lib/report.ts';
import { reference } from './reference.ts';
import { readSurface } from './surface/surface.ts';

it('the site', async () => {
  const { unwritten, unchecked, ...result } = await reference(loadPages(), await readSurface());
  for (const { lang, route, entries } of unwritten) {
    console.log(`not written yet: ${lang} ${route}, ${entries} entries`);
  }
  for (const file of unchecked) console.log(`not checked, its plugin is not installed: ${file}`);
  report('reference', result);
});
