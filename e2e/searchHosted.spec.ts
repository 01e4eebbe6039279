// @desktop
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HostedServer } from '@handbook/search/testing';
import type { Page } from '@playwright/test';
import { adminKey, deployToken, expect, stopClock, test } from './support/hostedTest.ts';
import { dialog, hits, input, languages, openSearch } from './support/search.ts';

test.describe.configure({ mode: 'default' });

const [english, chinese] = languages;
const stalled = (page: Page) => page.locator('.DocSearch-Container--Stalled');
const errorTitle = (page: Page) => dialog(page).getByText(english.unreachable, { exact: true });

test.describe('a provider that responds', () => {
  test('receives valid requests, and its hits lead to the site', async ({ page, hosted }) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    await openSearch(page);
    await input(page).fill('nginx');
    await expect(hits(page).first()).toContainText('Deploy to Nginx');
    await expect(hits(page).first().locator('mark').first()).toHaveText('Nginx');
    expect(hosted.first.queries.at(-1)).toMatchObject({
      query: 'nginx',
      attributesToSnippet: ['content:10'],
      clickAnalytics: true,
      facetFilters: ['lang:en'],
    });
    expect(hosted.second.requests).toEqual([]);
    expect(asked.filter((path) => /search-worker|\/static\/search\//.test(path))).toEqual([]);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${hosted.origin}/guide/basic/static-assets#deploy-to-nginx`);
  });

  test('is asked for shorter snippets on a small screen', async ({ page, hosted }) => {
    await page.setViewportSize({ width: 768, height: 800 });
    await openSearch(page);
    await input(page).fill('nginx');
    await expect(hits(page).first()).toBeVisible();
    expect(hosted.first.queries.at(-1)?.attributesToSnippet).toEqual(['content:5']);
  });
});

test.describe('a hostile provider', () => {
  const html = '<img src=x onerror="window.attacked=1"><script>window.attacked=1</script>';
  // Surrounded by the marks that the site requests from the provider.
  const marked = { value: `\u{e000}${html}\u{e001}` };
  const rename = (
    answer: object,
    change: (hit: Record<string, unknown>, index: number) => object,
  ) => {
    const { hits: list, ...rest } = answer as { hits: Record<string, unknown>[] };
    return { ...rest, hits: list.map((hit, index) => ({ ...hit, ...change(hit, index) })) };
  };
  const attacked = (page: Page) =>
    page.evaluate(() => [
      'attacked' in window,
      document.querySelectorAll('dialog :is(img, script, iframe, style, link)').length,
    ]);

  test('changes nothing but the list of hits', async ({ page, hosted }) => {
    const rightly = hosted.first.answer;
    const many = (query: Parameters<typeof rightly>[0]) => rightly({ ...query, query: 'plenty' });
    await openSearch(page);
    let attempt = 0;
    const ask = async (answer: (right: object) => unknown) => {
      // The error of the previous attempt disappears.
      await input(page).fill('nginx');
      await expect(hits(page).first()).toContainText('Deploy to Nginx');
      hosted.first.answer = (query) => answer(many(query)) as object;
      attempt += 1;
      await input(page).fill(`attack ${attempt}`);
      await expect.poll(() => hosted.first.queries.at(-1)?.query).toBe(`attack ${attempt}`);
      hosted.first.answer = rightly;
    };
    for (const [name, change] of Object.entries<(hit: Record<string, unknown>) => object>({
      'no hierarchy': () => ({ hierarchy: undefined }),
      'a hierarchy of other types': () => ({ hierarchy: { lvl0: {}, lvl1: [html] } }),
      'an area that breaks the grouping': () => ({
        hierarchy: { lvl0: 'hasOwnProperty', lvl1: 'hasOwnProperty' },
      }),
      'a script as its URL': () => ({ url: 'javascript:window.attacked=1' }),
      'another type of URL': () => ({ url: { href: '/' } }),
      'a huge title': () => ({ hierarchy: { lvl0: 'Area', lvl1: html.repeat(200) } }),
    })) {
      await test.step(`hits with ${name} show the error`, async () => {
        await ask((right) => rename(right, change));
        await expect(errorTitle(page)).toBeVisible();
      });
    }
    await test.step('a list of hits that is not an array shows the error', async () => {
      await ask(() => ({ hits: html, nbHits: 1 }));
      await expect(errorTitle(page)).toBeVisible();
    });

    await test.step('a huge response adds no more than the requested number of hits', async () => {
      await ask((right) => {
        const [hit = {}] = (right as { hits: object[] }).hits;
        const more = Array.from({ length: 20_000 }, (_, index) => ({
          ...hit,
          objectID: `${index}`,
          hierarchy: { lvl0: `Area ${index}`, lvl1: `Title ${index}` },
          _highlightResult: undefined,
        }));
        return { ...right, hits: more, nbHits: 1e308 };
      });
      await expect(hits(page).first()).toContainText('Title 0');
      await expect(hits(page)).toHaveCount(20);
    });

    await test.step('HTML is text, in hits and in recent searches', async () => {
      await ask((right) =>
        rename({ ...right, queryID: html }, (hit, index) => ({
          objectID: html + index,
          url: `/guide/basic/ssg?${html}`,
          content: html,
          hierarchy: Object.fromEntries(Object.keys(hit.hierarchy ?? {}).map((key) => [key, html])),
          _highlightResult: { hierarchy: { lvl0: marked, lvl1: marked } },
          _snippetResult: { content: marked },
        })),
      );
      await expect(hits(page).first()).toContainText('<img src=x');
      expect(await attacked(page)).toEqual([false, 0]);
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(new RegExp(`^${hosted.origin}/guide/basic/ssg`));
      await page.keyboard.press('Control+k');
      await expect(dialog(page).getByRole('row').first()).toContainText('<img src=x');
      expect(await attacked(page)).toEqual([false, 0]);
    });

    await input(page).fill('nginx');
    await expect(hits(page).first()).toContainText('Deploy to Nginx');
  });

  test.describe('that redirects', () => {
    // The policy of the site forbids the request.
    test.use({ expectedErrors: [/Content Security Policy|ERR_FAILED/], breaksPolicy: true });

    test('reaches no other server', async ({ page, hosted }) => {
      const other = await new HostedServer({ appId: '', searchKey: '', indexName: '' }).start();
      for (const server of [hosted.first, hosted.second]) {
        server.behaviour = 'redirect';
        server.redirectTo = `${other.origin}/1/indexes/*/queries`;
      }
      await openSearch(page);
      await input(page).fill('nginx');
      await expect(errorTitle(page)).toBeVisible();
      expect(other.requests).toEqual([]);
      await other.stop();
    });
  });

  test.describe('whose response never ends', () => {
    test.use({ expectedErrors: [/net::ERR_ABORTED/] });

    test('is abandoned after two seconds', async ({ page, hosted }) => {
      await page.clock.install();
      await openSearch(page);
      await stopClock(page);
      hosted.first.behaviour = 'endless';
      const begun = page.waitForResponse(/\/1\/indexes\//);
      await input(page).fill('nginx');
      await begun;
      await page.clock.runFor(2000);
      await expect(hits(page).first()).toContainText('Deploy to Nginx');
      expect(hosted.second.requests).toHaveLength(1);
    });
  });
});

test.describe('insights', () => {
  test('report hits that were visible for 400 ms, and the chosen hit', async ({ page, hosted }) => {
    await page.clock.install();
    await openSearch(page);
    await stopClock(page);
    await input(page).fill('plenty');
    await expect(hits(page)).toHaveCount(15);
    await page.clock.runFor(399);
    expect(hosted.first.events).toEqual([]);
    await page.clock.runFor(1);
    await expect.poll(() => hosted.first.events).toHaveLength(1);
    expect(hosted.first.events[0]).toMatchObject({ eventType: 'view', index: 'docs' });
    expect(hosted.first.events[0]?.objectIDs).toHaveLength(15);

    await page.clock.resume();
    const second = await hits(page).nth(1).textContent();
    await hits(page).nth(1).click();
    await expect.poll(() => hosted.first.events).toHaveLength(2);
    const click = hosted.first.events[1] as { objectIDs: [string]; positions: [number] };
    expect(click).toMatchObject({ eventType: 'click', index: 'docs', queryID: 'query-1' });
    expect(second).toContain(click.objectIDs[0].replace('many-', 'Plenty '));
    expect(click.positions).toEqual([Number(click.objectIDs[0].replace('many-', '')) + 1]);
  });
});

test.describe('a slow provider', () => {
  // The browser logs the canceled request.
  test.use({ expectedErrors: [/net::ERR_ABORTED/] });

  test('shows after 300 ms that the response is pending', async ({ page, hosted }) => {
    await page.clock.install();
    await openSearch(page);
    await stopClock(page);
    hosted.first.behaviour = 'silent';
    await input(page).fill('nginx');
    await expect.poll(() => hosted.first.requests).toHaveLength(1);
    await page.clock.runFor(299);
    await expect(stalled(page)).toHaveCount(0);
    await page.clock.runFor(1);
    await expect(stalled(page)).toHaveCount(1);
    hosted.first.behaviour = 'right';
    hosted.first.release();
    await expect(hits(page).first()).toContainText('Deploy to Nginx');
    await expect(stalled(page)).toHaveCount(0);
  });

  test('has two seconds to finish it', async ({ page, hosted }) => {
    await page.clock.install();
    await openSearch(page);
    await stopClock(page);
    hosted.first.behaviour = 'stalled';
    const begun = page.waitForResponse(/\/1\/indexes\//);
    await input(page).fill('nginx');
    await begun;
    await page.clock.runFor(1999);
    expect(hosted.second.requests).toEqual([]);
    await page.clock.runFor(1);
    await expect(hits(page).first()).toContainText('Deploy to Nginx');
    expect(hosted.second.requests).toHaveLength(1);
  });
});

test.describe('a provider that fails', () => {
  test.use({ expectedErrors: [/status of 500|net::ERR_CONNECTION_REFUSED/] });

  test('at every host shows the error, and recovers with the next key', async ({
    page,
    hosted,
  }) => {
    const servers = [hosted.first, hosted.second];
    for (const server of servers) server.behaviour = 500;
    await openSearch(page);
    await input(page).fill('ngin');
    await expect(errorTitle(page)).toBeVisible();
    await expect(dialog(page)).toContainText(english.network);
    expect(servers.filter(({ requests }) => requests.length > 0)).toHaveLength(2);
    for (const server of servers) server.behaviour = 'right';
    await input(page).press('x');
    await expect(hits(page).first()).toContainText('Deploy to Nginx');
    await expect(errorTitle(page)).toHaveCount(0);
  });

  test('by refusing connections shows the error in the language of the page', async ({
    page,
    hosted,
  }) => {
    await openSearch(page, chinese.page);
    await hosted.first.stop();
    await hosted.second.stop();
    await input(page).fill('Ngin');
    await expect(dialog(page).getByText(chinese.unreachable, { exact: true })).toBeVisible();
    await expect(dialog(page)).toContainText(chinese.network);
    await hosted.first.start();
    await hosted.second.start();
    await input(page).press('x');
    await expect(hits(page).first()).toContainText('部署');
  });
});

test('the build contains the search key and no secret from its environment', ({ hosted }) => {
  const files = readdirSync(hosted.folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => ({
      name,
      text: readFileSync(join(parentPath, name), 'latin1'),
    }));
  const having = (text: string) => files.filter((it) => it.text.includes(text));
  expect(having('search-only')).not.toEqual([]);
  for (const secret of [adminKey, deployToken]) {
    expect(
      having(secret).map(({ name }) => name),
      secret,
    ).toEqual([]);
  }
});
