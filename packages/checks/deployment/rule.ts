import { cpSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { filesOf } from '@handbook/content';
import { base, builtPages, outDir, outFolder } from '@handbook/content/files';
import { inlineCode, type SiteHeaders } from '@handbook/site-output';
import { startNginx } from '../../../tools/nginx/startNginx.mjs';
import { findNginx } from '../../../tools/setup/findNginx.mjs';
import type { Problem, RuleResult } from '../lib/problem.ts';

export const name = 'deployment';
export const needsBuild = true;

/** A request to nginx, and the parts of its response that readers and caches depend on. */
interface Expected {
  path: string;
  status: number;
  /** Headers, or what the body contains. */
  headers?: Record<string, string>;
  lang?: string;
}

const read = (file: string) => readFileSync(join(outFolder, file), 'utf8');

/** A path below the base path of the site. */
const at = (path: string) => base + path.slice(1);

/** The requests that each rule of the configuration must serve. */
function requests({ caching, everywhere }: SiteHeaders): Expected[] {
  const forever = 'public, max-age=31536000, immutable';
  const [script = ''] = filesOf('static/js/*.js', outFolder);
  const page = (path: string, status = 200, lang = 'en'): Expected => ({
    path: at(path),
    status,
    lang,
    headers: { ...everywhere, 'Cache-Control': caching },
  });
  const redirect = (path: string, status: number, Location: string): Expected => ({
    path: at(path),
    status,
    headers: { Location: at(Location) },
  });
  return [
    page('/'),
    page('/zh/', 200, 'zh'),
    page('/guide/start/introduction'),
    page('/no-such-page', 404),
    page('/zh/no-such-page', 404, 'zh'),
    page('/zhihu', 404),
    page('/.deploy/nginx.conf', 404),
    { path: at(`/${script}`), status: 200, headers: { 'Cache-Control': forever } },
    { path: at('/sw.js'), status: 200, headers: { 'Cache-Control': 'no-cache' } },
    redirect('/zh?from=mail', 308, '/zh/?from=mail'),
    redirect('/guide/start/introduction/', 308, '/guide/start/introduction'),
    redirect('/guide', 301, '/guide/start/introduction'),
    redirect('/zh/plugin/', 301, '/zh/plugin/system/introduction'),
  ];
}

async function differences(origin: string, expected: Expected): Promise<string[]> {
  const { path, status, headers = {}, lang } = expected;
  // While other rules run, nginx may close a connection that fetch would use again.
  const options = { redirect: 'manual', headers: { Connection: 'close' } } as const;
  const response = await fetch(origin + path, options);
  const found: string[] = [];
  const compare = (what: string, got: unknown, wanted: unknown) => {
    if (got !== wanted) found.push(`${path} has the ${what} ${got} instead of ${wanted}.`);
  };
  compare('status', response.status, status);
  for (const [header, value] of Object.entries(headers)) {
    compare(header, response.headers.get(header), value);
  }
  const [, language] = (await response.text()).match(/<html[^>]* lang="([^"]*)"/) ?? [];
  if (lang) compare('language', language, lang);
  return found;
}

/** Starts nginx with the configuration that the build wrote, and compares its responses and the policy of each page. */
export async function run(): Promise<RuleResult> {
  const problems: Problem[] = [];
  const add = (file: string, message: string) => {
    const fix = 'Correct packages/site-output/deployment.';
    problems.push({ file: `${outDir}/${file}`, message, fix });
  };
  const site: SiteHeaders = JSON.parse(read('.deploy/headers.json'));
  const policy = site.everywhere['Content-Security-Policy'];
  for (const page of builtPages()) {
    const own = `${inlineCode(read(page)).policy}; frame-ancestors 'none'`;
    if (own !== policy) add(page, 'The page has another policy than the headers.');
  }

  const program = findNginx();
  if (!program) throw new Error('This rule needs nginx: install it, or set NGINX_PATH.');
  const root = mkdtempSync(join(tmpdir(), 'deployed-'));
  const all = requests(site);
  try {
    cpSync(outFolder, join(root, base), { recursive: true, preserveTimestamps: true });
    const config = read('.deploy/nginx.conf');
    const nginx = await startNginx({ program, config, root });
    for (const one of all) {
      for (const message of await differences(nginx.origin, one))
        add('.deploy/nginx.conf', message);
    }
    await nginx.stop();
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
  return { problems, counted: { requests: all.length } };
}
