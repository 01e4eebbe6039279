import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, test } from 'node:test';
import { parse } from 'yaml';
import { atRoot, belowPath } from './sites.mjs';

const read = (/** @type {string} */ path) => readFileSync(path, 'utf8');
const lines = (/** @type {string} */ path) => read(path).split('\n').filter(Boolean);
const { scripts } = JSON.parse(read('package.json'));

const paths = atRoot.listPaths();

/** Whether an address, a pattern with `*`, leads to at least one file of the build. */
const isServed = (/** @type {string} */ pattern) => {
  const source = pattern.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll('*', '.*');
  const address = new RegExp(`^${source}(?:\\.html|/index\\.html)?$`);
  return paths.some((path) => address.test(path));
};

/** An old address must not hide a page that exists, and its target has to exist. */
function checkRedirect(/** @type {string} */ from, /** @type {string} */ to) {
  assert.ok(!isServed(from), `${from} is a page, which this redirect would hide`);
  assert.ok(isServed(to), `${to} leads nowhere`);
}

describe('_headers and _redirects', () => {
  test('are at the root of what is published', () => {
    for (const name of ['_headers', '_redirects']) assert.ok(existsSync(join(atRoot.published, name)));
  });

  test('every redirect leads from an address that is free to a page', () => {
    const rules = lines('docs/public/_redirects').map((line) => line.split(/\s+/));
    assert.equal(rules.length, 2);
    for (const [from, to, status] of rules) {
      assert.equal(status, '301');
      checkRedirect(from, to.replace(':splat', '*'));
    }
  });

  test('every header rule matches a file and holds headers', () => {
    let rules = 0;
    for (const line of lines('docs/public/_headers')) {
      if (line.startsWith('/')) {
        rules += 1;
        assert.ok(isServed(line), `${line} matches no file`);
      } else assert.match(line, /^ {2}[A-Z][\w-]+: \S/);
    }
    assert.equal(rules, 2);
  });
});

test('netlify.toml publishes the build', () => {
  const value = (/** @type {string} */ key) =>
    read('netlify.toml').match(new RegExp(`^\\s*${key} = "?([^"\\n]+)`, 'm'))?.[1];
  assert.equal(value('publish'), 'doc_build');
  assert.equal(value('command'), `npm run ${Object.keys(scripts).find((name) => name === 'build')}`);
});

test('vercel.json publishes the build, and its rules match files', () => {
  const config = JSON.parse(read('vercel.json'));
  assert.equal(config.outputDirectory, 'doc_build');
  assert.equal(config.buildCommand, 'npm run build');
  assert.equal(config.cleanUrls, true);
  for (const { source } of config.headers) assert.ok(isServed(source.replace('(.*)', '*')), source);
});

test('wrangler.jsonc publishes the build, which has a 404 page', () => {
  const { assets, name } = JSON.parse(read('wrangler.jsonc'));
  assert.match(name, /^[a-z0-9-]+$/);
  assert.equal(assets.directory, './doc_build');
  assert.equal(assets.not_found_handling, '404-page');
  assert.ok(isServed('/404'));
});

test('the workflow builds for the path of the site and uploads the build', () => {
  const { permissions, jobs } = parse(read('.github/workflows/pages.yml'));
  assert.deepEqual(permissions, { contents: 'read', pages: 'write', 'id-token': 'write' });
  const { steps, environment } = jobs.publish;
  assert.equal(environment.name, 'github-pages');
  const actions = steps.flatMap((/** @type {{ uses?: string }} */ { uses }) => uses ?? []);
  assert.deepEqual(
    actions.map((/** @type {string} */ action) => action.split('@')[0]),
    ['checkout', 'setup-node', 'configure-pages', 'upload-pages-artifact', 'deploy-pages'].map(
      (name) => `actions/${name}`,
    ),
  );
  const build = steps.find((/** @type {{ run?: string }} */ { run }) => run?.includes('run build'));
  const upload = steps.find((/** @type {{ with?: { path?: string } }} */ step) => step.with?.path);
  // What configure-pages returns for the repository `handbook`.
  const filled = build.run.replace('${{ steps.pages.outputs.base_path }}', '/handbook');
  assert.equal(filled, `npm run build -- --base "${belowPath.base}"`);
  assert.equal(upload.with.path, 'doc_build');
});

describe('the GitLab job', () => {
  const { pages } = parse(read('.gitlab-ci.yml'));

  for (const [url, base] of /** @type {const} */ ([
    ['https://team.gitlab.io/handbook', '/handbook'],
    ['https://handbook-3f9c2a.gitlab.io', '/'],
  ])) {
    test(`builds for ${url} and publishes the build`, () => {
      const folder = mkdtempSync(join(tmpdir(), 'gitlab-'));
      // Only prints the build command: the build of this path exists already.
      cpSync(join(atRoot.published), join(folder, 'doc_build'), { recursive: true });
      const script = ['npm() { echo "$*"; }', ...pages.script].join('\n');
      const { stdout, stderr } = spawnSync('sh', ['-ec', script], {
        cwd: folder,
        encoding: 'utf8',
        env: { ...process.env, CI_PAGES_URL: url },
      });
      assert.equal(stderr, '');
      assert.equal(stdout, `ci\nrun build -- --base ${base}\n`);
      assert.deepEqual(pages.artifacts.paths, ['public']);
      for (const file of ['guide/install.html', '404.html', '_redirects']) {
        assert.ok(existsSync(join(folder, 'public', file)), file);
      }
      rmSync(folder, { recursive: true });
    });
  }
});

describe('Docker', () => {
  test('the image contains the build where the configuration of nginx looks for it', () => {
    const copied = [...read('Dockerfile').matchAll(/^COPY (?:--from=build )?(\S+) (\/\S+)$/gm)];
    const [[, configuration = ''] = [], [, build, folder] = []] = copied;
    assert.match(read(configuration), new RegExp(`^ *root ${folder};$`, 'm'));
    assert.equal(build, '/app/doc_build');
  });
});
