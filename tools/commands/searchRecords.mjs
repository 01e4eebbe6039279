// npm run search:records [-- --output FILE]: writes the records of the built site for a search provider, as JSON.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { outFolder, root } from '@handbook/content/files';
import { readDocuments, toRecords } from '@handbook/search/push';

const output = { type: /** @type {const} */ ('string'), default: '.cache/search-records.json' };
const { values } = parseArgs({ options: { output } });
const file = resolve(root, values.output);
const documents = readDocuments(outFolder);
const records = documents.flatMap(toRecords);
mkdirSync(dirname(file), { recursive: true });
writeFileSync(file, `${JSON.stringify(records, null, 2)}\n`);
const languages = documents.map(({ lang }) => lang).join(', ');
console.log(`Wrote ${records.length} records (${languages}) to ${relative(root, file)}.`);
