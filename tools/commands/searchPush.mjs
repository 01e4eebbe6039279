// npm run search:push: uploads the built site to the search provider.
import { outFolder } from '@handbook/content/files';
import { pushRecords, readDocuments, readPushSettings, toRecords } from '@handbook/search/push';
import { main } from '../cli/main.mjs';
import { readOptions } from '../cli/readOptions.mjs';

const usage = `Usage: npm run search:push -- [--dry-run]

Replaces the index at the search provider with the records of the built site.
  --dry-run   prints what would be uploaded, and sends nothing to the provider`;

await main(async () => {
  const options = readOptions(usage, process.argv.slice(2), {
    'dry-run': { type: 'boolean', default: false },
  });
  if (!options) return;
  const dryRun = options['dry-run'];
  const settings = readPushSettings(process.env, { dryRun });
  const documents = readDocuments(outFolder);
  const records = documents.flatMap(toRecords);
  if (records.length === 0) {
    throw new Error('The built site has no sections, so nothing is uploaded.');
  }
  const kilobytes = Math.round(Buffer.byteLength(JSON.stringify(records)) / 1000);
  const languages = documents.map(({ lang }) => lang).join(', ');
  console.log(
    `${records.length} records (${languages}), ${kilobytes} kB, for the index ${settings.indexName} of ${settings.appId}.`,
  );
  if (dryRun) {
    console.log('Nothing was uploaded: this was a dry run.');
    return;
  }
  await pushRecords(records, settings, { report: console.log });
});
