// @vitest-environment happy-dom
import { act, Fragment, type ReactNode } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { UnheadProvider } from './client.ts';
import { Head } from './Head.ts';
import { useHead } from './useHead.ts';

Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

let root: Root;
beforeEach(() => {
  vi.useFakeTimers();
  root = createRoot(document.body.appendChild(document.createElement('div')));
});
afterEach(() => {
  act(() => root.unmount());
  vi.runAllTimers();
  vi.useRealTimers();
});

function show(children: ReactNode) {
  act(() => root.render(<UnheadProvider>{children}</UnheadProvider>));
  vi.runAllTimers();
}
const raw = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });
const html = (selector: string) => document.head.querySelector(selector)?.outerHTML;

it('adds elements while they are there, those in fragments too', () => {
  show(
    <Head>
      <title>Release {2}</title>
      <Fragment key="more">
        <meta httpEquiv="refresh" content="9" />
        <link rel="alternate" hrefLang="de" href="/de/" />
      </Fragment>
      <style media="print">{'p {}'}</style>
      <style className="a" {...raw('b > i {}')} />
      <div />
      text
    </Head>,
  );
  expect(document.title).toBe('Release 2');
  expect(html('meta')).toBe('<meta content="9" http-equiv="refresh">');
  expect(html('link')).toBe('<link rel="alternate" hreflang="de" href="/de/">');
  expect(html('style[media]')).toBe('<style media="print">p {}</style>');
  expect(document.head.querySelector('style.a')?.textContent).toBe('b > i {}');
  expect(html('div')).toBeUndefined();
  show(null);
  expect(document.head.querySelectorAll('meta, link, style')).toHaveLength(0);
});

it('takes tags as the frontmatter has them', () => {
  const Tag = 'meta';
  show(<Head>{[null, <Tag key="a" property="og:image" content="/a.png" />]}</Head>);
  expect(html('meta')).toBe('<meta property="og:image" content="/a.png">');
  show(<Head>{null}</Head>);
  expect(html('meta')).toBeUndefined();
});

it('puts titles into a template', () => {
  show(
    <Head titleTemplate="%s - Acme">
      <title>Install</title>
    </Head>,
  );
  expect(document.title).toBe('Install - Acme');
});

let handle: ReturnType<typeof useHead> | undefined;
function Page({ title }: { title: string }) {
  handle = useHead({ title });
  return null;
}

it('says the newest of a component, and lets it change or take back what it said', () => {
  document.title = '';
  show(<Page title="A" />);
  show(<Page title="B" />);
  expect(document.title).toBe('B');
  handle?.patch({ title: 'C' });
  vi.runAllTimers();
  expect(document.title).toBe('C');
  handle?.dispose();
  vi.runAllTimers();
  expect(document.title).not.toBe('C');
  expect(Object.keys(handle ?? {})).toEqual(['patch', 'dispose', '_poll']);
});
