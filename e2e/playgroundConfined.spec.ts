// @desktop
import { createSocket } from 'node:dgram';
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import type { Page, Request } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { listenForeign, serveBare } from './support/listeners.ts';
import { test as base, expect } from './support/test.ts';

interface Servers {
  /** The built site, served without its headers. */
  bare: Awaited<ReturnType<typeof serveBare>>;
  foreign: Awaited<ReturnType<typeof listenForeign>>;
}

/** Each test gets the built site without headers, and a foreign server. */
const test = base.extend<Servers>({
  // Each test tries what the policy forbids, and only its assertions know the foreign origin.
  quiet: undefined,
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from this pattern.
  bare: async ({}, use) => {
    const server = await serveBare(outFolder);
    await use(server);
    await server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreign: async ({}, use) => {
    const server = await listenForeign();
    await use(server);
    await server.close();
  },
});

/** Attempts to reach the foreign origin, `FOREIGN`, by navigating away from the frame's document. */
const navigations = {
  location: "location = 'FOREIGN/a'",
  'the location of a data URL': 'location = \'data:text/html,<img src="FOREIGN/a">\'',
  'the location of a blob':
    "location = URL.createObjectURL(new Blob(['<img src=\"FOREIGN/a\">'], { type: 'text/html' }))",
  'a script in the location': 'location = \'javascript:fetch("FOREIGN/a")\'',
  'the location of the page': "top.location = 'FOREIGN/a'",
  'a link': "add('a', { href: 'FOREIGN/a', onclick: (event) => event.stopPropagation() }).click()",
  'a link to a new tab':
    "add('a', { href: 'FOREIGN/a', target: '_blank', onclick: (event) => event.stopPropagation() }).click()",
  'a download':
    "add('a', { href: 'FOREIGN/a', download: 'a', onclick: (event) => event.stopPropagation() }).click()",
  'a new window': "open('FOREIGN/a')",
  'a refresh': "add('meta', { httpEquiv: 'refresh', content: '0;url=FOREIGN/a' })",
  'a new document':
    'document.open(); document.write(\'<meta http-equiv="refresh" content="0;url=FOREIGN/a"><img src="FOREIGN/b">\'); document.close()',
  'a form': "add('form', { action: 'FOREIGN/a' }).submit()",
};

/** Attempts to reach the foreign origin without leaving the document. */
const requests = {
  fetch: "fetch('FOREIGN/a', { mode: 'no-cors', keepalive: true })",
  XMLHttpRequest: "const it = new XMLHttpRequest(); it.open('GET', 'FOREIGN/a'); it.send()",
  WebSocket: "new WebSocket('FOREIGN/a'.replace('http', 'ws'))",
  EventSource: "new EventSource('FOREIGN/a')",
  sendBeacon: "navigator.sendBeacon('FOREIGN/a', 'b')",
  RTCPeerConnection:
    "const it = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:UDP' }] }); it.createDataChannel('a'); it.createOffer().then((offer) => it.setLocalDescription(offer))",
  'the ping of a link': "add('a', { href: '#a', ping: 'FOREIGN/a' }).click()",
  'an image': "new Image().src = 'FOREIGN/a'",
  'an image of a style': "document.body.style.background = 'url(FOREIGN/a)'",
  'a style sheet': "add('link', { rel: 'stylesheet', href: 'FOREIGN/a' })",
  'an imported style sheet and a font':
    "add('style', { textContent: '@import \"FOREIGN/a\"; @font-face { font-family: b; src: url(FOREIGN/b) } main { font-family: b }' })",
  prefetch: "add('link', { rel: 'prefetch', href: 'FOREIGN/a' })",
  preload: "add('link', { rel: 'preload', as: 'image', href: 'FOREIGN/a' })",
  modulepreload: "add('link', { rel: 'modulepreload', href: 'FOREIGN/a' })",
  'early connections':
    "add('link', { rel: 'preconnect', href: 'FOREIGN' }); add('link', { rel: 'dns-prefetch', href: 'FOREIGN' })",
  'speculation rules':
    "add('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: ['FOREIGN/a'] }] }) })",
  'a script': "add('script', { src: 'FOREIGN/a' })",
  'an inline script': "add('script', { textContent: 'new Image().src = \"FOREIGN/a\"' })",
  import: "import('FOREIGN/a')",
  'an evaluated import': 'new Function(\'return import("FOREIGN/a")\')()',
  'a worker': 'new Worker(URL.createObjectURL(new Blob([\'fetch("FOREIGN/a")\'])))',
  'a frame': "add('iframe', { src: 'FOREIGN/a' })",
  'a frame with inline content':
    'add(\'iframe\', { srcdoc: \'<img src="FOREIGN/a"><script>fetch("FOREIGN/b")</script>\' })',
  'an object': "add('object', { data: 'FOREIGN/a' })",
  'a video': "add('video', { src: 'FOREIGN/a', poster: 'FOREIGN/b' })",
  'a report of a policy':
    "add('meta', { httpEquiv: 'Content-Security-Policy', content: \"img-src 'none'; report-uri FOREIGN/a\" }); new Image().src = '/a.png'",
};

/** Opens a shared link whose source runs code, and waits until the code has run. */
async function openShared(page: Page, origin: string, code: string) {
  const text = `export const add = (name, parts) => document.body.appendChild(Object.assign(document.createElement(name), parts));

export const act = () => { ${code} };

tried {act()}`;
  await page.goto(
    `${origin}/plugin/official-plugins/playground#mdx=${Buffer.from(text).toString('base64url')}`,
  );
  // The result, or a message about it.
  await expect(
    page
      .locator('.playground__frame:not([data-waiting]), .playground__problem:not(:empty)')
      .first(),
  ).toBeAttached();
}

/** The foreign requests of a page and its frames that the browser allowed. */
function watchForeign(page: Page, origin: string): () => string[] {
  const seen: Request[] = [];
  page.context().on('request', (request) => {
    if (request.url().startsWith(origin)) seen.push(request);
  });
  const isStopped = (reason: string | undefined) => reason === 'csp' || reason === 'origin';
  return () => seen.filter((it) => !isStopped(it.failure()?.errorText)).map((it) => it.url());
}

type Ways = Record<string, string>;

/** Puts the name of the attempt in the path of its request. */
const named = ([name, code]: [string, string]): [string, string] => [
  name,
  code.replaceAll('FOREIGN', `FOREIGN/${encodeURIComponent(name)}`),
];

const AT_THE_END = 'to the end';

/**
 * Combines the attempts that stay in the document into one source, each in a separate function, so that an error in one
 * doesn't stop the others.
 */
const together = (ways: Ways): string =>
  [
    ...Object.entries(ways)
      .map(named)
      .map(([, code]) => `try { (() => { ${code} })() } catch {}`),
    `return '${AT_THE_END}'`,
  ].join('; ');

// Its policy would block the others.
const { 'a report of a policy': policyReport, ...harmless } = requests;
const hosts: Record<string, Ways> = {
  // A second policy can only forbid more, so most attempts run without it.
  'with headers': {
    location: navigations.location,
    'the location of the page': navigations['the location of the page'],
    'a new window': navigations['a new window'],
    RTCPeerConnection: requests.RTCPeerConnection,
  },
  'without headers': {
    ...navigations,
    'all that stays in the document': together(harmless),
    'a report of a policy': policyReport,
  },
};

const addressed = (code: string, { origin, udpPort }: Servers['foreign']) =>
  code.replaceAll('FOREIGN', origin).replaceAll('UDP', String(udpPort));

/** The number of pages to try at the same time, because each waits for a moment. */
const AT_A_TIME = 5;

for (const [host, ways] of Object.entries(hosts)) {
  const all = Object.entries(ways).map(named);
  for (let first = 0; first < all.length; first += AT_A_TIME) {
    const some = all.slice(first, first + AT_A_TIME);
    const names = some.map(([name]) => name).join(', ');
    test(`on a host ${host}, a shared link can't reach another origin by ${names}`, async ({
      page,
      context,
      baseURL,
      bare,
      foreign,
    }) => {
      const sent = watchForeign(page, foreign.origin);
      const origin = (host === 'with headers' && baseURL) || bare.origin;
      const tried: Page[] = [];
      for (const [name, code] of some) {
        await test.step(name, async () => {
          const own = tried.length === 0 ? page : await context.newPage();
          tried.push(own);
          await openShared(own, origin, addressed(code, foreign));
          if (!code.endsWith(`'${AT_THE_END}'`)) return;
          const result = own
            .frameLocator(`iframe[title="${en('playground.result')}"]`)
            .locator('main');
          await expect(result).toHaveText(`tried ${AT_THE_END}`);
        });
      }
      // No event signals that nothing more happens.
      await page.waitForTimeout(500);
      expect(sent()).toEqual([]);
      expect(foreign.reached).toEqual([]);
      expect(context.pages()).toHaveLength(tried.length);
      for (const own of tried) expect(new URL(own.url()).origin).toBe(origin);
    });
  }
}

test('without a policy, the combined attempts reach the foreign server', async ({
  page,
  foreign,
}) => {
  await page.goto(`${foreign.origin}/plain`);
  await page.addScriptTag({
    content: `const add = (name, parts) => document.body.appendChild(Object.assign(document.createElement(name), parts));
(() => { ${addressed(together(harmless), foreign)} })();`,
  });
  // Connections without a request aren't counted, and the browser decides about prefetches.
  const unseen = ['RTCPeerConnection', 'early connections', 'speculation rules'];
  const silent = () =>
    Object.keys(harmless).filter(
      (name) =>
        !unseen.includes(name) &&
        !foreign.reached.some((it) => it.includes(`/${encodeURIComponent(name)}`)),
    );
  await expect.poll(silent).toEqual([]);
  expect(foreign.reached).toContain('packet');
});

test('the foreign server records requests', async ({ page, foreign }) => {
  const sent = watchForeign(page, foreign.origin);
  await page.goto(`${foreign.origin}/a`);
  expect(sent()).toEqual([`${foreign.origin}/a`]);
  const socket = createSocket('udp4');
  socket.send('a', foreign.udpPort, '127.0.0.1', () => socket.close());
  await expect
    .poll(() => foreign.reached.filter((it) => !/favicon/.test(it)))
    .toEqual(['GET /a', 'packet']);
});

test('cookies, storage, and the page can’t be accessed', async ({ page, bare }) => {
  const text = `export const of = (act) => { try { act(); return 'reached'; } catch (error) { return error.name; } };

{[
  () => document.cookie, () => localStorage.length, () => sessionStorage.length,
  () => indexedDB.open('a'), () => parent.document.title, () => top.location.href,
].map(of).join(' ')}`;
  await page.goto(
    `${bare.origin}/plugin/official-plugins/playground#mdx=${Buffer.from(text).toString('base64url')}`,
  );
  const body = page.frameLocator(`iframe[title="${en('playground.result')}"]`).locator('main');
  await expect(body).toHaveText(Array(6).fill('SecurityError').join(' '));
});

const [frameFolder = ''] = readdirSync(join(outFolder, 'static')).filter((it) =>
  it.startsWith('playground-'),
);

test('a foreign page that frames the document gets no result', async ({ page, bare, foreign }) => {
  await page.goto(`${foreign.origin}/framing`);
  const address = `${bare.origin}/static/${frameFolder}/frame.html`;
  const frames = [
    '',
    'sandbox="allow-scripts allow-same-origin"',
    // Gets one, which proves that the two above could.
    'sandbox="allow-scripts"',
  ];
  const html = frames.map((attributes) => `<iframe src="${address}" ${attributes}></iframe>`);
  const answered = await page.evaluate(
    async ([all, order]) => {
      document.body.innerHTML = all;
      const framed = [...document.querySelectorAll('iframe')];
      const counts = framed.map(() => 0);
      window.addEventListener('message', ({ source }) => {
        const from = framed.findIndex((it) => it.contentWindow === source);
        counts[from] = (counts[from] ?? 0) + 1;
      });
      await Promise.all(
        framed.map((it) => new Promise((resolve) => it.addEventListener('load', resolve))),
      );
      for (const it of framed) {
        it.contentWindow?.postMessage({ source: order, dark: false, lang: 'en' }, '*');
      }
      await new Promise((resolve) => setTimeout(resolve, 1000));
      return counts.map((count) => count > 0);
    },
    [html.join(''), '**ran**'] as const,
  );
  expect(answered).toEqual([false, false, true]);
  for (const [index, shown] of [0, 0, 1].entries()) {
    await expect(page.frameLocator('iframe').nth(index).locator('strong')).toHaveCount(shown);
  }
});
