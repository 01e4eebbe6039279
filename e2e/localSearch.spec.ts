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

/** Sends documents and a query to the site's worker in the browser, and returns the hits. */
async function ask(page: Page, address: string, query: SearchQuery) {
  await page.goto('/guide/start/introduction');
  const reply = await page.evaluate(
    async ([script, file, asked]) => {
      const documents = await (await fetch(file)).text();
      const started = new Worker(script);
      const answer = await new Promise<WorkerReply>((resolve, reject) => {
        started.onerror = () => reject(new Error('The worker did not start.'));
        started.onmessage = ({ data }) => {
          if ('ready' in data) started.postMessage({ id: 1, query: asked });
          else resolve(data);
        };
        started.postMessage({ documents });
      });
      started.terminate();
      return answer;
    },
    [worker(), address, query] as const,
  );
  return 'answer' in reply ? reply.answer.hits : [];
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
  const hits = await ask(page, documents('en'), query('writ sidebar'));
  expect(hits.slice(0, 3).map(({ url }) => url)).toContain(
    '/guide/basic/auto-nav-sidebar#write-the-sidebar',
  );
});

test('the worker finds and marks Chinese words', async ({ page }) => {
  const hits = await ask(page, documents('zh'), query('容器', 'zh'));
  const section = hits.find(({ url }) => url === '/zh/guide/basic/use-mdx#add-containers');
  expect(section?._snippetResult?.hierarchy?.lvl2?.value).toContain('<mark>容器</mark>');
});
