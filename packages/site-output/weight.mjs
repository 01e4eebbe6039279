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
export { median, sizeOf, total, weighPages } from './weight/pageWeight.mjs';
/** @typedef {import('./weight/pageWeight.mjs').PageWeight} PageWeight */
