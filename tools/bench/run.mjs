import '../typescript/register.mjs';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import { main } from '../cli/main.mjs';

/** The benchmarks by name. Each prints figures and never fails because of them. */
const benches = /** @type {Record<string, () => Promise<{ run(args: string[]): unknown }>>} */ ({
  weight: () => import('./weight.mjs'),
  levers: () => import('./levers.mjs'),
  search: () => import('./search.mjs'),
  lighthouse: () => import('./lighthouse.mjs'),
});

await main(async () => {
  const [name = 'weight', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!load) {
    throw new Error(`There is no benchmark "${name}", only ${Object.keys(benches).join(', ')}.`);
  }
  if (name !== 'levers' && !existsSync(join(outFolder, 'index.html'))) {
    throw new Error(`There is no built site in ${outFolder}. Build it with: npm run build`);
  }
  const bench = await load();
  await bench.run(args);
});
