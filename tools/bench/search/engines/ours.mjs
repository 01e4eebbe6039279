import { idOfUrl } from '@handbook/search/quality';
import { homeOf } from '../homeOf.mjs';
import { LIMIT, warmUp } from './answer.mjs';

/**
 * A worker's memory in Chromium, in bytes: objects, and array buffers outside the heap.
 * @typedef {{ usedSize?: number, backingStorageSize?: number }} Usage
 */

/** The maximum length of the modal's input. */
const INPUT = 64;

/**
 * Queries this site's engine, using the module that the modal loads and its worker.
 *
 * @param {(path: string) => Promise<import('@playwright/test').Page>} open
 * @param {string} lang
 * @param {readonly string[]} queries
 * @returns {Promise<{ answers: import('./answer.mjs').Answer[], heap: number }>} `heap`: bytes in use in the worker
 *   after the last answer and a garbage collection
 */
export async function askOurs(open, lang, queries) {
  const page = await open(homeOf(lang));
  const workers = await watchWorkers(page);
  await page.mouse.move(400, 400);
  await page.waitForFunction(() => window.benchEngine !== undefined);
  const answers = await page.evaluate(
    async ({ queries, warmUp, lang, limit, input }) => {
      const engine = await window.benchEngine?.();
      if (!engine)
        throw new Error('The page has no search engine: the probe must set window.benchEngine.');
      /** @param {string} text */
      const ask = async (text) => {
        const { hits } = await engine.search({ text, lang, limit, snippetWords: 10 });
        return hits.map(({ url }) => url);
      };
      for (const query of warmUp) await ask(query);
      const answers = [];
      for (const query of queries) {
        const start = performance.now();
        const urls = await ask(query.slice(0, input));
        answers.push({ urls, ms: performance.now() - start });
      }
      return answers;
    },
    { queries, warmUp, lang, limit: LIMIT, input: INPUT },
  );
  const heap = await workers.heap();
  await page.context().close();
  return { answers: answers.map(({ urls, ms }) => ({ hits: urls.map(idOfUrl), ms })), heap };
}

/**
 * @param {import('@playwright/test').Page} page
 */
async function watchWorkers(page) {
  const session = await page.context().newCDPSession(page);
  /** @type {string[]} */
  const attached = [];
  session.on('Target.attachedToTarget', ({ sessionId, targetInfo }) => {
    if (targetInfo.type === 'worker') attached.push(sessionId);
  });
  /** @type {Map<number, (result: Usage) => void>} */
  const waiting = new Map();
  session.on('Target.receivedMessageFromTarget', ({ message }) => {
    const { id, result } = JSON.parse(message);
    waiting.get(id)?.(result ?? {});
  });
  let id = 0;
  /** @param {string} sessionId @param {string} method @returns {Promise<Usage>} */
  const send = (sessionId, method) =>
    new Promise((resolve, reject) => {
      id += 1;
      waiting.set(id, resolve);
      const message = JSON.stringify({ id, method });
      session.send('Target.sendMessageToTarget', { sessionId, message }).catch(reject);
    });
  await session.send('Target.setAutoAttach', {
    autoAttach: true,
    waitForDebuggerOnStart: false,
    flatten: false,
  });
  return {
    /** @returns {Promise<number>} NaN when no worker runs */
    async heap() {
      const [worker] = attached;
      if (!worker) return Number.NaN;
      await send(worker, 'HeapProfiler.collectGarbage');
      const { usedSize, backingStorageSize = 0 } = await send(worker, 'Runtime.getHeapUsage');
      return (usedSize ?? Number.NaN) + backingStorageSize;
    },
  };
}
