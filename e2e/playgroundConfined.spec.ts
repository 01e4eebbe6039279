import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { outFolder } from '@handbook/content/files';
import type { Page } from '@playwright/test';
import { en } from './support/interfaceText.ts';
import { listenForeign, serveBare } from './support/listeners.ts';
import { visitAll } from './support/pages.ts';
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
    server.close();
  },
  // biome-ignore lint/correctness/noEmptyPattern: as above
  foreign: async ({}, use) => {
    const server = await listenForeign();
    await use(server);
    server.close();
  },
});

/** Attempts to reach `FOREIGN` by leaving the frame's document. Each gets a page. */
const navigations = [
  "location = 'FOREIGN/a'",
  'location = \'data:text/html,<img src="FOREIGN/a">\'',
  "location = URL.createObjectURL(new Blob(['<img src=\"FOREIGN/a\">'], { type: 'text/html' }))",
  'location = \'javascript:fetch("FOREIGN/a")\'',
  "top.location = 'FOREIGN/a'",
  "add('a', { href: 'FOREIGN/a', onclick: (event) => event.stopPropagation() }).click()",
  "add('a', { href: 'FOREIGN/a', target: '_blank' }).click()",
  "add('a', { href: 'FOREIGN/a', download: 'a' }).click()",
  "open('FOREIGN/a')",
  "add('meta', { httpEquiv: 'refresh', content: '0;url=FOREIGN/a' })",
  'document.open(); document.write(\'<meta http-equiv="refresh" content="0;url=FOREIGN/a"><img src="FOREIGN/b">\'); document.close()',
  "add('form', { action: 'FOREIGN/a' }).submit()",
  "add('meta', { httpEquiv: 'Content-Security-Policy', content: \"img-src 'none'; report-uri FOREIGN/a\" }); new Image().src = '/a.png'",
];

/** Attempts to reach the foreign origin from the document. They run together. */
const requests = {
  fetch: "fetch('FOREIGN/a', { mode: 'no-cors', keepalive: true })",
  XMLHttpRequest: "const it = new XMLHttpRequest(); it.open('GET', 'FOREIGN/a'); it.send()",
  WebSocket: "new WebSocket('FOREIGN/a'.replace('http', 'ws'))",
  EventSource: "new EventSource('FOREIGN/a')",
  sendBeacon: "navigator.sendBeacon('FOREIGN/a', 'b')",
  RTCPeerConnection:
    "const it = new RTCPeerConnection({ iceServers: [{ urls: 'stun:127.0.0.1:UDP' }] }); it.createDataChannel('a'); it.createOffer().then((offer) => it.setLocalDescription(offer))",
  ping: "add('a', { href: '#a', ping: 'FOREIGN/a' }).click()",
  image: "new Image().src = 'FOREIGN/a'",
  background: "document.body.style.background = 'url(FOREIGN/a)'",
  stylesheet: "add('link', { rel: 'stylesheet', href: 'FOREIGN/a' })",
  font: "add('style', { textContent: '@import \"FOREIGN/a\"; @font-face { font-family: b; src: url(FOREIGN/b) } main { font-family: b }' })",
  prefetch: "add('link', { rel: 'prefetch', href: 'FOREIGN/a' })",
  preload: "add('link', { rel: 'preload', as: 'image', href: 'FOREIGN/a' })",
  modulepreload: "add('link', { rel: 'modulepreload', href: 'FOREIGN/a' })",
  preconnect: "add('link', { rel: 'preconnect', href: 'FOREIGN' })",
  speculation:
    "add('script', { type: 'speculationrules', textContent: JSON.stringify({ prefetch: [{ urls: ['FOREIGN/a'] }] }) })",
  script: "add('script', { src: 'FOREIGN/a' })",
  inline: "add('script', { textContent: 'new Image().src = \"FOREIGN/a\"' })",
  import: 'new Function(\'return import("FOREIGN/a")\')()',
  worker: 'new Worker(URL.createObjectURL(new Blob([\'fetch("FOREIGN/a")\'])))',
  frame: "add('iframe', { src: 'FOREIGN/a' })",
  srcdoc: "add('iframe', { srcdoc: '<img src=\"FOREIGN/a\">' })",
  object: "add('object', { data: 'FOREIGN/a' })",
  video: "add('video', { src: 'FOREIGN/a', poster: 'FOREIGN/b' })",
};

const ADD =
  'const add = (name, parts) => document.body.appendChild(Object.assign(document.createElement(name), parts));';

/** All requests in one source, each in a function, so that an error in one doesn't stop the others. */
const together = Object.entries(requests)
  .map(([name, code]) => code.replaceAll('FOREIGN/', `FOREIGN/${name}/`))
  .map((code) => `try { (() => { ${code} })() } catch {}`)
  .join('; ');

const addressed = (code: string, { origin, udpPort }: Servers['foreign']) =>
  code.replaceAll('FOREIGN', origin).replaceAll('UDP', String(udpPort));

/** The source of a shared link, which runs code. */
const sharedSource = (code: string) =>
  `export const act = () => { ${ADD} ${code}; return 'to the end'; };\n\ntried {act()}`;

const address = (origin: string, source: string) =>
  `${origin}/plugin/official-plugins/playground#mdx=${Buffer.from(source).toString('base64url')}`;

const frameOf = (page: Page) => page.frameLocator(`iframe[title="${en('playground.result')}"]`);

/** Waits for a request that should not come. No event signals that nothing more happens. */
const settle = (page: Page) => page.waitForTimeout(500);

for (const host of ['with', 'without'] as const) {
  test(`on a host ${host} headers, a shared link can't request anything from another origin`, async ({
    page,
    baseURL,
    bare,
    foreign,
  }) => {
    const origin = (host === 'with' && baseURL) || bare.origin;
    await page.goto(address(origin, sharedSource(addressed(together, foreign))));
    await expect(frameOf(page).locator('main')).toHaveText('tried to the end');
    await settle(page);
    expect(foreign.reached).toEqual([]);
  });
}

// The headers of a host can only forbid more.
test("a shared link can't leave its page", async ({ context, bare, foreign }) => {
  await visitAll(context, navigations, async (page, code) => {
    const opened: unknown[] = [];
    page.on('popup', (popup) => opened.push(popup));
    // A new document, although only the hash differs.
    await page.goto('about:blank');
    await page.goto(address(bare.origin, sharedSource(addressed(code, foreign))));
    const shown = page.locator('.playground__frame:not([data-waiting])');
    await expect(shown.or(page.locator('.live-status:not(:empty)')).first()).toBeAttached();
    await settle(page);
    expect(foreign.reached, code).toEqual([]);
    expect(opened, code).toEqual([]);
    expect(new URL(page.url()).origin, code).toBe(bare.origin);
  });
});

test('without a policy, the requests reach the foreign server', async ({ page, foreign }) => {
  await page.goto(`${foreign.origin}/plain`);
  await page.addScriptTag({ content: `${ADD} ${addressed(together, foreign)}` });
  // The first sends a packet, the second has no path, and the browser decides about the third.
  const unseen = ['RTCPeerConnection', 'preconnect', 'speculation'];
  const silent = () =>
    Object.keys(requests)
      .filter((name) => !unseen.includes(name))
      .filter((name) => !foreign.reached.some((it) => it.includes(`/${name}/`)));
  await expect.poll(silent).toEqual([]);
  await expect.poll(() => foreign.reached).toContain('packet');
});

test('cookies, storage, and the page can’t be accessed', async ({ page, bare }) => {
  const text = `export const of = (act) => { try { act(); return 'reached'; } catch (error) { return error.name; } };

{[
  () => document.cookie, () => localStorage.length, () => sessionStorage.length,
  () => indexedDB.open('a'), () => parent.document.title, () => top.location.href,
].map(of).join(' ')}`;
  await page.goto(address(bare.origin, text));
  await expect(frameOf(page).locator('main')).toHaveText(Array(6).fill('SecurityError').join(' '));
});

test('a foreign page that frames the document gets no result', async ({ page, bare, foreign }) => {
  const [folder] = readdirSync(join(outFolder, 'static')).filter((it) => /^playground-/.test(it));
  await page.goto(`${foreign.origin}/framing`);
  const src = `${bare.origin}/static/${folder}/frame.html`;
  const isAnswered = (sandbox: string, patience: number) =>
    page.evaluate(
      ([html, ms]) => {
        document.body.innerHTML = html;
        return new Promise((resolve) => {
          window.onmessage = () => resolve(true);
          setTimeout(() => resolve(false), ms);
        });
      },
      [`<iframe src="${src}" sandbox="${sandbox}"></iframe>`, patience] as const,
    );
  expect(await isAnswered('allow-scripts allow-same-origin', 2000)).toBe(false);
  // Proves that the other frame could have answered, too.
  expect(await isAnswered('allow-scripts', 20_000)).toBe(true);
});
