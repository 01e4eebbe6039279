import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { copySite } from '../../tools/site/copySite.mjs';

/**
 * Pages that keep their text: pages that specs of a short site open, and pages with live examples, which the build
 * needs.
 */
const KEPT =
  /^(?:index|404|offline|guide\/start\/.+|guide\/basic\/(?:ssg|static-assets)|api\/client-api\/(?:content|navigation)-components)\.mdx$/;

/** Links are not checked, because most headings are gone. The other option halves the time of a build. */
const CONFIG = `import site from './rspress.config.ts';

const { markdown, builderConfig } = site;
export default {
  ...site,
  markdown: { ...markdown, link: { checkDeadLinks: false, checkAnchors: false } },
  builderConfig: { ...builderConfig, output: { ...builderConfig.output, minify: false } },
};
`;

/** The file name of the copy's configuration, for `--config`. */
export const SHORT_CONFIG = 'short.config.ts';

/**
 * Copies this site with all of its pages, but most of them with only frontmatter and a title. Specs about servers, the
 * navbar, and search don't need more, and the build takes a fraction of the time.
 *
 * @param name part of the folder's name
 * @returns the folder, absolute
 */
export function copyShortSite(name: string): string {
  const folder = copySite(name);
  for (const docs of ['en', 'zh'].map((lang) => join(folder, 'docs', lang))) {
    for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.mdx') || path.includes('fragments')) continue;
      if (KEPT.test(path.replaceAll('\\', '/'))) continue;
      const text = readFileSync(join(docs, path), 'utf8');
      const [frontmatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
      const [title = '# Page'] = /^# .*$/m.exec(text) ?? [];
      writeFileSync(join(docs, path), `${frontmatter}\n${title}\n`);
    }
  }
  writeFileSync(join(folder, SHORT_CONFIG), CONFIG);
  return folder;
}
