export {
  budgetOf,
  exceptions,
  maxBefore,
  maxCss,
  maxJs,
  maxNavigation,
} from './weight/budgets.mjs';
/** @typedef {import('./weight/budgets.mjs').Exception} Exception */
/** @typedef {import('./weight/budgets.mjs').Kind} Kind */
export { median } from './weight/median.mjs';
export { pageResources } from './weight/pageResources.mjs';
export { total, weighPages } from './weight/pageWeight.mjs';
/** @typedef {import('./weight/pageWeight.mjs').PageWeight} PageWeight */
export { sizeOf } from './weight/sizeOf.mjs';
/** @typedef {import('./weight/sizeOf.mjs').Compression} Compression */
export { smallestGzip, smallestGzipSync } from './weight/smallestGzip.mjs';
