import { loadPages } from '@handbook/content';
import { it } from 'vitest';
import { report } from '../lib/report.ts';
import { checkTutorial } from './tutorial.ts';

it('the site', async () => {
  const start = Date.now();
  const result = await checkTutorial(loadPages());
  const { remembered } = result;
  console.table({
    ...result.counted,
    remembered,
    seconds: Math.round((Date.now() - start) / 1000),
  });
  for (const reason of result.replaced) console.log(`replaced: ${reason}`);
  report('tutorial', result);
});
