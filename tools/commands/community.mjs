import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '@handbook/content/files';
import { table, withTable } from '../community/table.mjs';
import { tryPlugin } from '../community/tryPlugin.mjs';

const read = (/** @type {string} */ path) => JSON.parse(readText(join(root, path)));

/** @type {import('../community/types').Candidate[]} */
const plugins = read('tools/community/plugins.json');
const { dependencies, overrides } = read('package.json');
const core = dependencies['@rspress/core'];
const { react, 'react-dom': dom } = dependencies;
const base = { dependencies: { '@rspress/core': core, react, 'react-dom': dom }, overrides };

const outcomes = plugins.map((plugin) => {
  const outcome = tryPlugin(plugin, base);
  const { version, result, message = '' } = outcome;
  console.log(`${plugin.package} ${version} ${result} ${message}`.trim());
  return outcome;
});
const record = { core, date: new Date().toISOString().slice(0, 10), outcomes };
const file = join(root, 'tools/community/record.json');
writeFileSync(file, `${JSON.stringify(record, null, 2)}\n`);
for (const lang of /** @type {const} */ (['en', 'zh'])) {
  const page = join(root, `docs/${lang}/plugin/community-plugins/overview.mdx`);
  const content = withTable(readText(page), table(lang, plugins, record));
  writeFileSync(page, content);
}
