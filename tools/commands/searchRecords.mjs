// npm run search:records: writes the built site as records of a search provider.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { outFolder, root } from '@handbook/content/files';
import { readDocuments, toRecords } from '@handbook/search/push';
import { main } from '../cli/main.mjs';
import { readOptions } from '../cli/readOptions.mjs';

const usage = `Usage: npm run search:records -- [--output FILE]

Writes the records of all pages for a search provider, as JSON. The site has to be built.
  --output FILE   where to; .cache/search-records.json unless set`;

await main(async () => {
  const options = readOptions(usage, process.argv.slice(2), { output: { type: 'string' } });
  if (!options) return;
  const file = resolve(root, options.output ?? '.cache/search-records.json');
  const documents = readDocuments(outFolder);
  const records = documents.flatMap(toRecords);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
  const languages = documents.map(({ lang }) => lang).join(', ');
  console.log(`Wrote ${records.length} records (${languages}) to ${relative(root, file)}.`);
});
