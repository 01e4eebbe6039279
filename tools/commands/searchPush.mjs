// npm run search:push [-- --dry-run]: replaces the index at the search provider with the records of the built site.
import { parseArgs } from 'node:util';
import { outFolder } from '@handbook/content/files';
import { pushRecords, readDocuments, readPushSettings, toRecords } from '@handbook/search/push';

const { values } = parseArgs({ options: { 'dry-run': { type: 'boolean', default: false } } });
const dryRun = values['dry-run'];
const settings = readPushSettings(process.env, { dryRun });
const documents = readDocuments(outFolder);
const records = documents.flatMap(toRecords);
if (records.length === 0) throw new Error('The built site has no sections to upload.');
const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1000);
const languages = documents.map(({ lang }) => lang).join(', ');
console.log(
  `${records.length} records (${languages}), ${kilobytes} kB, for the index ${settings.indexName} of ${settings.appId}.`,
);
if (dryRun) console.log('Nothing was uploaded: this was a dry run.');
else await pushRecords(records, settings, { report: console.log });
