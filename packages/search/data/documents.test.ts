import { join } from 'node:path';
import { docs, write } from '@handbook/content/testing';
import { describe, expect, test } from 'vitest';
import type { SearchDocuments } from '../engine/types.ts';
import { Documents, type PageSource } from './documents.ts';

const documentsOf = (pages: PageSource[]) =>
  new Documents(pages, {
    docs,
    textsFile: write('i18n.json', '{}'),
    phrases: join(docs, 'phrases'),
  });

describe('the documents', () => {
  const page = (lang: string, name: string, content: string) => ({
    routePath: `/${lang}/${name}`,
    lang,
    _filepath: write(`${lang}/${name}.mdx`, content),
  });
  const parsed = (documents: Documents, lang: string) =>
    JSON.parse(documents.make().get(lang)?.content ?? '') as SearchDocuments;

  test('are one file per language, named by a hash of its content', () => {
    const documents = documentsOf([
      page('zh', 'b', '# B\n'),
      page('en', 'b', '# B\n'),
      page('en', 'a', '# A\n'),
    ]);
    const made = documents.make();
    expect([...made.keys()].sort()).toEqual(['en', 'zh']);
    expect(made.get('en')?.name).toMatch(/^en\.[0-9a-f]{8}\.json$/);
    expect(parsed(documents, 'en').sections.map(({ path }) => path)).toEqual(['/en/a', '/en/b']);
    expect(documents.make().get('en')?.name).toBe(made.get('en')?.name);
  });

  test('follow an edit of a page and of a fragment', () => {
    const part = write('en/part.mdx', 'Old part.\n');
    const source = page('en', 'a', 'import Part from "./part.mdx";\n\n# Old title\n\n<Part />\n');
    const documents = documentsOf([source]);
    const before = documents.make().get('en')?.name;
    expect(documents.files).toEqual(expect.arrayContaining([source._filepath, part]));
    write('en/part.mdx', 'New part.\n');
    expect(parsed(documents, 'en').sections[0]).toMatchObject({
      title: 'Old title',
      text: 'New part.',
    });
    write('en/a.mdx', '# New title\n');
    expect(parsed(documents, 'en').sections[0]).toMatchObject({ title: 'New title', text: '' });
    expect(documents.make().get('en')?.name).not.toBe(before);
  });

  test('contain the phrases of readers, and follow an edit of the phrases', () => {
    const source = page('en', 'a', '# A\n\n## Containers\n');
    const phrases = (...asked: string[]) =>
      write('phrases/en.json', JSON.stringify({ '/a': { containers: asked } }));
    phrases('warning box');
    const documents = documentsOf([source]);
    const listed = () => parsed(documents, 'en').sections.map((section) => section.phrases);
    expect(listed().slice(-1)).toEqual([['warning box']]);
    expect(listed()[0]).toBeUndefined();
    phrases('warning box', 'admonition');
    expect(listed().at(-1)).toEqual(['warning box', 'admonition']);
  });

  test("report the page that can't be parsed, with its line and without a stack", () => {
    const documents = documentsOf([page('en', 'broken', '# A\n\n<Tab>\n')]);
    const stackOf = () => {
      try {
        documents.make();
      } catch (error) {
        return (error as Error).stack;
      }
    };
    expect(stackOf()).toMatch(/^.*en\/broken\.mdx:3\n.*\n {4}Fix: Correct the MDX syntax\.$/);
  });
});
