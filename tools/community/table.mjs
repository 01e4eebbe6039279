/** @type {Record<'en' | 'zh', { head: string, works: string, warns: string, noEffect: string, fails: string }>} */
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

const marks = { start: '{/* community: start */}', end: '{/* community: end */}' };

/**
 * The table of a page, in Markdown.
 *
 * @param {'en' | 'zh'} lang
 * @param {import('./types').Candidate[]} plugins
 * @param {import('./types').TrialRun} record
 * @returns {string}
 */
export function table(lang, plugins, { core, outcomes }) {
  const text = words[lang];
  const rows = outcomes.map(({ package: name, version, result, message }) => {
    const about = plugins.find((plugin) => plugin.package === name)?.about[lang] ?? '';
    const said = message ? `${text[result]}\`${message.replaceAll('|', '\\|')}\`` : text[result];
    return `| [\`${name}\`](https://www.npmjs.com/package/${name}) | ${version} | ${about} | ${said} |`;
  });
  return [text.head.replace('CORE', core), '| --- | --- | --- | --- |', ...rows].join('\n');
}

/**
 * Replaces the table of a page.
 *
 * @param {string} page
 * @param {string} content
 * @returns {string}
 * @throws If the page lacks the two comments around the table.
 */
export function withTable(page, content) {
  const start = page.indexOf(marks.start);
  const end = page.indexOf(marks.end);
  if (start < 0 || end < start) throw new Error(`The page lacks ${marks.start} or ${marks.end}.`);
  return `${page.slice(0, start + marks.start.length)}\n\n${content}\n\n${page.slice(end)}`;
}
