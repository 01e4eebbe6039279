import { execFile } from 'node:child_process';
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { binary } from '../../tools/process/binary.mjs';
import { serveSite } from '../../tools/server/serveSite.mjs';
import { copySite } from '../../tools/site/copySite.mjs';

/** A site that was built for a spec. */
export type BuiltSite = Awaited<ReturnType<typeof serveBuilt>>;

/** Builds a copy of the site and serves it. The folder is removed when the server is closed. */
async function serveBuilt(copy: string, env: Record<string, string>) {
  const args = [binary('@rspress/core', 'rspress'), 'build', '--config', 'short.config.ts'];
  const built = { cwd: copy, env: { ...process.env, ...env } };
  await promisify(execFile)(process.execPath, args, built).catch(({ stdout, stderr }) => {
    throw new Error(`The build with ${JSON.stringify(env)} failed:\n${stdout}${stderr}`);
  });
  const folder = join(copy, 'doc_build');
  const base = env.SITE_BASE ?? '/';
  const site = await serveSite({ folder, base, host: 'localhost', port: 0 });
  const close = async () => {
    await site.close();
    rmSync(copy, { recursive: true });
  };
  return { folder, origin: `http://localhost:${site.port}`, close };
}

/** Pages that keep their text: those that specs of a short site open, and those with live examples, which a build needs. */
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

/**
 * Builds a copy of this site with all of its pages, but most of them with only frontmatter and a title, and serves it. The
 * build takes a fraction of the time.
 *
 * @param env variables of the build besides this process's environment; `SITE_BASE` has a slash at both ends
 */
export function serveShortSite(env: Record<string, string>) {
  const copy = copySite('built');
  for (const docs of ['en', 'zh'].map((lang) => join(copy, 'docs', lang))) {
    for (const path of readdirSync(docs, { recursive: true, encoding: 'utf8' })) {
      if (!path.endsWith('.mdx') || path.includes('fragments')) continue;
      if (KEPT.test(path.replaceAll('\\', '/'))) continue;
      const text = readFileSync(join(docs, path), 'utf8');
      const [frontmatter = ''] = /^---\n[\s\S]*?\n---\n/.exec(text) ?? [];
      const [title = '# Page'] = /^# .*$/m.exec(text) ?? [];
      writeFileSync(join(docs, path), `${frontmatter}\n${title}\n`);
    }
  }
  writeFileSync(join(copy, 'short.config.ts'), CONFIG);
  return serveBuilt(copy, {
    ...env,
    // The copies share the installed packages and their cache, so a build must not read the cache of another one.
    RSPRESS_PERSISTENT_CACHE: 'false',
    SITE_OUT_DIR: '',
  });
}
