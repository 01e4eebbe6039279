export { budgetOf, maxNavigation } from './weight/budgets.mjs';
/** @typedef {import('./weight/budgets.mjs').Kind} Kind */
export { median, total, weighPages } from './weight/pageWeight.mjs';
/** @typedef {import('./weight/pageWeight.mjs').PageWeight} PageWeight */
