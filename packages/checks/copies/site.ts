import { parsePage } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { buildTinySite, quick, type TinySite } from '../lib/tinySite.ts';
import { splitDuplicates } from '../samples/duplicates.ts';
import { expectedFailure, isSkipped } from '../samples/expectation.ts';
import { metaText, type Sample } from '../samples/sample.ts';
import { loadSources, samplesOf } from '../samples/sources.ts';
import { type Copy, readBuilt } from './copies.ts';

/** A sample as a page of the site. */
export interface SamplePage {
  sample: Pick<Sample, 'file' | 'line' | 'code'>;
  extension: 'md' | 'mdx';
  /** Path below the docs, without extension. */
  path: string;
}

/** Code that needs more than its page: other files, or the highlighter in the browser. */
const NEEDS_MORE =
  /(?:from|import)\s+['"]\.{1,2}\/|^ *(?:`{3,}|~{3,}).*\bfile=|\bCodeBlockRuntime\b|<Overview\b/m;

/** Whether the code is also valid Markdown, without JSX, expressions, and imports. */
function isPlain(code: string): boolean {
  let plain = true;
  visit(parsePage('docs/en/a.mdx', code).tree, (node) => {
    if (node.type.startsWith('mdx')) plain = false;
  });
  return plain;
}

/** The samples that are complete pages, each as `.mdx` and, if it is valid Markdown, as `.md`. */
export function samplePages(samples: readonly Sample[]): SamplePage[] {
  const whole = splitDuplicates(samples).distinct.filter(
    (sample) =>
      /^mdx?$/.test(sample.lang) &&
      metaText(sample, 'file') === undefined &&
      sample.meta.fails === undefined &&
      expectedFailure(sample) === undefined &&
      !isSkipped(sample) &&
      !NEEDS_MORE.test(sample.code),
  );
  return whole.flatMap((sample, index): SamplePage[] => {
    const isMarkdown = sample.lang === 'md' || sample.title?.endsWith('.md');
    const mdx = { sample, extension: 'mdx', path: `x/p${index}` } as const;
    const md = { sample, extension: 'md', path: `m/p${index}` } as const;
    if (isMarkdown) return [md];
    return isPlain(sample.code) ? [mdx, md] : [mdx];
  });
}

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Images next to the page that a sample refers to; the site gets placeholders for them. */
const imagesOf = (code: string): string[] =>
  [...code.matchAll(/\]\(<?(?:\.\/)?((?![/.]|[a-z]+:)[\w ./-]+\.(?:png|jpe?g|webp|svg|gif))/g)].map(
    ([, path = '']) => path,
  );

/** The files of one site with all of the pages. */
function filesOf(pages: readonly SamplePage[]): Record<string, string> {
  const files: Record<string, string> = {
    'rspress.config.ts': `import { defineConfig } from '@rspress/core';

export default defineConfig({
  title: 'Samples',
  llms: true,
  markdown: { link: { checkDeadLinks: false }, image: { checkDeadImages: false } },
  ${quick},
});
`,
    'docs/index.md': '# Home\n',
  };
  for (const { sample, extension, path } of pages) {
    files[`docs/${path}.${extension}`] = sample.code;
    const folder = path.replace(/[^/]*$/, '');
    for (const name of imagesOf(sample.code)) files[`docs/${folder}${name}`] = image;
  }
  return files;
}

/** The built pages with their Markdown. */
function copiesOf(site: TinySite, pages: readonly SamplePage[]): Copy[] {
  const there = new Set(site.list('**/*.{html,md}'));
  return pages.map(({ sample: { file, line, code }, extension, path }) => {
    const built = readBuilt(site.read(`${path}.html`));
    return {
      ...{ file, line, code, extension, built },
      markdown: there.has(`${path}.md`) ? site.read(`${path}.md`) : undefined,
      isThere: there.has(built.alternate?.replace(/^\//, '') ?? ''),
    };
  });
}

/** Builds the pages as one site, and reads the built pages and their Markdown. */
export const buildCopies = (pages = samplePages(samplesOf(loadSources()))): Promise<Copy[]> =>
  buildTinySite(filesOf(pages), (site) => copiesOf(site, pages));
