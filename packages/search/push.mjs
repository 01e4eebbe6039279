export { toBatches } from './push/batches.mjs';
export { readHostedSettings } from './push/hostedSettings.mjs';
/** @typedef {import('./records/records.mjs').SearchRecord} SearchRecord */
export { pushRecords } from './push/pushRecords.mjs';
export { readPushSettings } from './push/pushSettings.mjs';
export { readDocuments } from './push/readDocuments.mjs';
export { toRecords } from './records/records.mjs';
