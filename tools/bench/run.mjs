import { main } from '../cli/main.mjs';

/** The benchmarks by name. Each prints figures and never fails because of them. */
const benches = /** @type {Record<string, () => Promise<{ run(args: string[]): unknown }>>} */ ({
  weight: () => import('./weight/run.mjs'),
  search: () => import('./search/run.mjs'),
  'first-hit': () => import('./search/firstHit.mjs'),
  ablation: () => import('./ablation/run.mjs'),
  load: () => import('./load/run.mjs'),
  build: () => import('./build/run.mjs'),
  growth: () => import('./growth/run.mjs'),
  lighthouse: () => import('./lighthouse/run.mjs'),
  interaction: () => import('./interaction/run.mjs'),
  plugins: () => import('./plugins/run.mjs'),
  levers: () => import('./levers/run.mjs'),
});

await main(async () => {
  const [name = 'weight', ...args] = process.argv.slice(2);
  const load = Object.hasOwn(benches, name) ? benches[name] : undefined;
  if (!load) {
    throw new Error(`There is no benchmark "${name}", only ${Object.keys(benches).join(', ')}.`);
  }
  const bench = await load();
  await bench.run(args);
});
