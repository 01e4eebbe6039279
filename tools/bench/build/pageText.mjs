/** Filler text in two languages. Only its length matters. */
const phrases = {
  en: ['Settings of the section', 'Every value has a default that fits most sites.', 'Option'],
  zh: ['这一节的配置', '每个值都有适合大多数站点的默认值。', '选项'],
};

/**
 * One page of a synthetic site: six sections, each with prose, code, a table or a list. It is about as long as a guide
 * page of this site, and depends only on the number.
 *
 * @param {number} number
 * @param {'en' | 'zh'} lang
 * @returns {string} MDX
 */
export function pageText(number, lang) {
  const [title = '', sentence = '', option = ''] = phrases[lang];
  const sections = Array.from({ length: 6 }, (_, index) => {
    const name = `option${number}_${index}`;
    const prose = `${sentence} \`${name}\` `.repeat(6);
    const code = `\`\`\`ts title="rspress.config.ts"\nimport { defineConfig } from '@rspress/core';\n\nexport default defineConfig({\n  title: '${name}',\n  themeConfig: { footer: { message: '${number}' } },\n});\n\`\`\``;
    const rows = Array.from(
      { length: 6 },
      (_, row) => `| \`${name}_${row}\` | \`string\` | ${sentence} |`,
    );
    const table = `| ${option} | Type | Text |\n| --- | --- | --- |\n${rows.join('\n')}`;
    const list = `:::tip\n\n- ${sentence}\n- **${name}**\n- [rspress](https://rspress.rs)\n\n:::`;
    const part = [code, table, list][index % 3];
    return `## ${title} ${index}\n\n${prose}\n\n${part}\n`;
  });
  return `---\ndescription: ${sentence}\n---\n\n# ${title} ${number}\n\n${sections.join('\n')}`;
}
