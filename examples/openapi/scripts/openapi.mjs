import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';

const folder = 'docs/api';
const methods = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'];
const { paths } = JSON.parse(readFileSync('docs/public/openapi.json', 'utf8'));

const pages = new Map();
for (const [path, item] of Object.entries(paths)) {
  for (const method of methods.filter((name) => item[name])) {
    const { tags = ['Other'], summary = '', parameters = [], responses = {} } = item[method];
    const lines = [`## \`${method.toUpperCase()} ${path}\``, '', summary, ''];
    for (const { name, in: place, description = '' } of [...(item.parameters ?? []), ...parameters]) {
      lines.push(`- \`${name}\` (${place}) ${description}`);
    }
    lines.push('', 'Responses:', '');
    for (const [status, { description }] of Object.entries(responses)) {
      lines.push(`- **${status}** ${description}`);
    }
    pages.set(tags[0], [...(pages.get(tags[0]) ?? []), ...lines, '']);
  }
}

rmSync(folder, { recursive: true, force: true });
mkdirSync(folder, { recursive: true });
const names = [...pages.keys()].map((tag) => tag.toLowerCase().replaceAll(/\W+/g, '-'));
writeFileSync(`${folder}/_meta.json`, JSON.stringify(names));
for (const [index, [tag, lines]] of [...pages].entries()) {
  writeFileSync(`${folder}/${names[index]}.md`, [`# ${tag}`, '', ...lines].join('\n'));
}
