import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type Lang, languages } from '@handbook/content';

/** The start of a page. The language rule fails until the placeholders are replaced. */
const template: Readonly<Record<Lang, (title: string) => string>> = {
  en: (title) => `---
description: TODO Describe in one sentence, of 50 to 160 characters, what the reader gets.
---

# ${title}

TODO Describe when a reader needs this page, in one sentence.
`,
  zh: (title) => `---
description: 本页尚未翻译成中文，请先阅读英文版，也欢迎在代码仓库里提交这一页的译文。
---

# ${title}

本页尚未翻译。

{/* translation pending */}
`,
};

/** Adds a page to the end of a sidebar, and keeps the format of the file. */
function withItem(meta: string, name: string): string {
  const items = meta.trim().replace(/\s*\]$/, '');
  const end = items.includes('\n') ? '\n]\n' : ']\n';
  const gap = items.endsWith('[') ? '' : items.includes('\n') ? ',\n  ' : ', ';
  return `${items}${gap}${JSON.stringify(name)}${end}`;
}

/**
 * Writes a page in every language, and adds it to the sidebars.
 *
 * @param path below the language, without extension, e.g. `guide/basic/my-page`
 * @returns what to do next, as lines to print
 * @throws Error if the path isn't the path of a new page
 */
export function newPage(root: string, path: string): string[] {
  if (!/^[a-z\d-]+(\/[a-z\d-]+)+$/.test(path)) {
    const message = `"${path}" isn't the path of a page.`;
    throw new Error(
      `${message} Use a folder and a name in kebab case: npm run new -- guide/basic/my-page`,
    );
  }
  const files = languages.map((lang) => ({ lang, file: `docs/${lang}/${path}.mdx` }));
  const existing = files.find(({ file }) => existsSync(join(root, file)));
  if (existing) throw new Error(`${existing.file} exists. Edit it, or choose another name.`);

  const name = path.slice(path.lastIndexOf('/') + 1);
  const words = name.replaceAll('-', ' ');
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  const next: string[] = [];
  const write = (file: string, text: string) => {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
    next.push(`Wrote ${file}`);
  };
  for (const { lang, file } of files) {
    write(file, template[lang](title));
    const meta = join(dirname(file), '_meta.json');
    const isNew = !existsSync(join(root, meta));
    write(meta, withItem(isNew ? '[]' : readFileSync(join(root, meta), 'utf8'), name));
    if (isNew) next.push(`Add the folder ${dirname(file)} to the _meta.json above it.`);
  }
  return [
    ...next,
    'Write the page, then check it and write its records: npm run check -- changed --update',
    'Once a page is translated, remove its last line and run the command again.',
  ];
}
