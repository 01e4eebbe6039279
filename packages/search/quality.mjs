export { formatDocuments, parseDocuments } from './data/documentsFile.mjs';
export { bytesOf, filesOf } from './quality/bytes.mjs';
/** @typedef {import('./quality/bytes.mjs').Bytes} Bytes */
export { documentFiles, readSections } from './quality/documents.mjs';
export { misspell } from './quality/misspell.mjs';
export { languages, readQuestions, unknownAnswers } from './quality/questions.mjs';
/** @typedef {import('./quality/questions.mjs').Question} Question */
export { rankOf, scoreOf } from './quality/score.mjs';
/** @typedef {import('./quality/score.mjs').Outcome} Outcome */
/** @typedef {import('./quality/score.mjs').Score} Score */
export { idOfUrl, sectionId } from './quality/sectionId.mjs';
