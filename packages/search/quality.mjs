export { documentFiles, readSections } from './quality/documents.mjs';
export { misspell } from './quality/misspell.mjs';
export { languages, readQuestions, unknownAnswers } from './quality/questions.mjs';
/** @typedef {import('./quality/questions.mjs').Question} Question */
export { rankOf, scoreOf } from './quality/score.mjs';
/** @typedef {import('./quality/score.mjs').Outcome} Outcome */
/** @typedef {import('./quality/score.mjs').Score} Score */
export { sectionId } from './quality/sectionId.mjs';
