// npm run community: builds a site with each plugin of tools/community/plugins.json, and writes the results to the page.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readText, root } from '@handbook/content/files';
import { tryPlugin } from '../community/tryPlugin.mjs';

const words = {
  en: {
    head: '| Package | Version | Description | With CORE |',
    works: 'works',
    warns: 'works with a warning: ',
    noEffect: 'has no effect',
    fails: 'fails: ',
  },
  zh: {
    head: '| 包 | 版本 | 说明 | 搭配 CORE |',
    works: '可用',
    warns: '可用，有警告：',
    noEffect: '不生效',
    fails: '构建失败：',
  },
};

const { dependencies, overrides } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const { '@rspress/core': core, react, 'react-dom': dom } = dependencies;
const base = { dependencies: { '@rspress/core': core, react, 'react-dom': dom }, overrides };
/** @type {import('../community/tryPlugin.mjs').Candidate[]} */
const plugins = JSON.parse(readFileSync(join(root, 'tools/community/plugins.json'), 'utf8'));
const outcomes = plugins.map((plugin) => {
  const outcome = { plugin, ...tryPlugin(plugin, base) };
  console.log(plugin.package, outcome.version, outcome.result, outcome.message ?? '');
  return outcome;
});

for (const lang of /** @type {const} */ (['en', 'zh'])) {
  const text = words[lang];
  const rows = outcomes.map(({ plugin, version, result, message }) => {
    const link = `[\`${plugin.package}\`](https://www.npmjs.com/package/${plugin.package})`;
    const reason = message ? `\`${message.replaceAll('|', '\\|')}\`` : '';
    return `| ${link} | ${version} | ${plugin.about[lang]} | ${text[result]}${reason} |`;
  });
  const table = [text.head.replace('CORE', core), '| --- | --- | --- | --- |', ...rows].join('\n');
  const page = join(root, `docs/${lang}/plugin/community-plugins/overview.mdx`);
  const marks =
    /(?<=\{\/\* community: start \*\/\}\n\n)[\s\S]*(?=\n\n\{\/\* community: end \*\/\})/;
  writeFileSync(
    page,
    readText(page).replace(marks, () => table),
  );
}
