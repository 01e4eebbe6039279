// @desktop
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import type { SearchQuery, WorkerReply } from '@handbook/search/engine';
import type { Page } from '@playwright/test';
import { expect, test } from './support/test.ts';

const only = (folder: string, name: RegExp) => {
  const found = readdirSync(join(outFolder, folder)).filter((file) => name.test(file));
  expect(found, `${folder} has one ${name}`).toHaveLength(1);
  return `/${folder}/${found[0]}`;
};

const worker = () => only('static/js/async', /^search-worker\..*\.js$/);
const documents = (lang: string) =>
  only('static/search', new RegExp(`^${lang}\\.[0-9a-f]{8}\\.json$`));

/** Sends requests to the site's worker in the browser, and returns its final responses in order. */
async function ask(page: Page, address: string, queries: SearchQuery[]): Promise<WorkerReply[]> {
  await page.goto('/guide/start/introduction');
  return page.evaluate(
    async ([script, file, all]) => {
      const started = new Worker(script);
      const replies: WorkerReply[] = [];
      await new Promise<void>((resolve, reject) => {
        started.onerror = () => reject(new Error('The worker did not start.'));
        started.onmessage = ({ data }) => {
          // Whether an answer from the titles comes first depends on which file loads first.
          if (data.isProvisional) return;
          replies.push(data);
          if (replies.length === all.length) resolve();
        };
        all.forEach((query, id) => {
          started.postMessage({ id, documents: new URL(file, location.href).href, query });
        });
      });
      started.terminate();
      return replies;
    },
    [worker(), address, queries] as const,
  );
}

const query = (text: string, lang = 'en'): SearchQuery => ({
  text,
  lang,
  limit: 20,
  snippetWords: 10,
});

test('the worker is one file, so no request waits for another', () => {
  expect(readFileSync(join(outFolder, worker()), 'utf8')).not.toContain('importScripts');
});

test('the worker of the built site finds a section by its heading', async ({ page }) => {
  const [reply] = await ask(page, documents('en'), [query('writ sidebar')]);
  const hits = reply && 'answer' in reply ? reply.answer.hits : [];
  expect(hits.slice(0, 3).map(({ url }) => url)).toContain(
    '/guide/basic/auto-nav-sidebar#write-the-sidebar',
  );
});

test('the worker finds and marks Chinese words', async ({ page }) => {
  const [reply] = await ask(page, documents('zh'), [query('容器', 'zh')]);
  const hits = reply && 'answer' in reply ? reply.answer.hits : [];
  expect(hits[0]?.url).toBe('/zh/plugin/official-plugins/container-syntax');
  expect(hits[0]?.marked.lvl1).toContain('<mark>容器</mark>');
  const section = hits.find(({ url }) => url === '/zh/guide/basic/use-mdx#add-containers');
  expect(section?.marked.lvl2).toContain('<mark>容器</mark>');
});
