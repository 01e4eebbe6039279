import { parsePage } from '@handbook/content';
import { visit } from 'unist-util-visit';
import { quick, type TinySite, tinySite } from '../lib/tinySite.ts';
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

/** What needs more than the page: other files, or the highlighter in the browser. */
const NEEDS_MORE =
  /(?:from|import)\s+['"]\.{1,2}\/|^ *(?:`{3,}|~{3,}).*\bfile=|\bCodeBlockRuntime\b|<Overview\b/m;

/** Whether the text means the same to plain Markdown: it has neither JSX nor braces nor imports. */
function isPlain(code: string): boolean {
  let plain = true;
  visit(parsePage('docs/en/a.mdx', code).tree, (node) => {
    if (node.type.startsWith('mdx')) plain = false;
  });
  return plain;
}

/** Pages that are whole by themselves, each as `.mdx` and, where that is legal, as `.md`. */
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

const loadSamplePages = (): SamplePage[] => samplePages(samplesOf(loadSources()));

const image = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

/** Images next to the page that a sample names, which are the reader's own. */
const imagesOf = (code: string): string[] =>
  [...code.matchAll(/\]\(<?(?:\.\/)?((?![/.]|[a-z]+:)[\w ./-]+\.(?:png|jpe?g|webp|svg|gif))/g)].map(
    ([, path = '']) => path,
  );

/** One site with all of the pages. */
function siteOf(pages: readonly SamplePage[]): TinySite {
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
  return tinySite(files);
}

/** What became of the pages of a built site. */
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

/**
 * Builds the pages as one site and reads what became of them.
 *
 * @throws Error with what the build printed when it fails
 */
export async function buildCopies(pages = loadSamplePages()): Promise<Copy[]> {
  const site = siteOf(pages);
  try {
    const { ok, output } = await site.build({ RSPRESS_PERSISTENT_CACHE: 'false' });
    if (!ok) throw new Error(output);
    return copiesOf(site, pages);
  } finally {
    site.remove();
  }
}
