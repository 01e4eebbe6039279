import { compile } from '@mdx-js/mdx';
import { expect, it } from 'vitest';
import { sections } from './sections.ts';

const compiled = async (source: string) =>
  String(await compile(source, { rehypePlugins: [sections], jsx: true })).replaceAll(/\s+/g, '');

it('puts a boundary around each second-level heading and what follows it', async () => {
  const code = await compiled('# Title\n\nIntro\n\n## One\n\n### Part\n\n<Demo />\n\n## Two');
  expect(code).toContain('</_components.p>{"\\n"}<Section><_components.h2>');
  expect(code.match(/<Section>/g)).toHaveLength(2);
  expect(code.match(/<Demo\/>.*<\/Section><Section>/)).not.toBeNull();
});

it('keeps exports, and a page without sections, unchanged', async () => {
  expect(await compiled('export const a = 1;\n\n## One')).toContain('exportconsta=1');
  expect(await compiled('# Title\n\nText')).not.toContain('Section');
});
