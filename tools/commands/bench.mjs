// npm run bench [-- weight | levers | search | lighthouse]: prints figures about the built site.
import '../typescript/register.mjs';

/** @type {Record<string, () => Promise<{ run(args: string[]): unknown }>>} */
const benches = {
  weight: () => import('../bench/weight.mjs'),
  levers: () => import('../bench/levers.mjs'),
  search: () => import('../bench/search.mjs'),
  lighthouse: () => import('../bench/lighthouse.mjs'),
};
const [name = 'weight', ...args] = process.argv.slice(2);
const load = benches[name];
if (!load) throw new Error(`There is no benchmark "${name}", only ${Object.keys(benches)}.`);
const bench = await load();
await bench.run(args);
