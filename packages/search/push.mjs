export { readHostedSettings, readPushSettings } from './push/hostedSettings.mjs';
/** @typedef {import('./records/records.mjs').SearchRecord} SearchRecord */
export { pushRecords } from './push/pushRecords.mjs';
export { readDocuments } from './quality/documents.mjs';
export { toRecords } from './records/records.mjs';
