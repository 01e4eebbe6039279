// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

const reload = vi.fn();
const show = vi.fn();
let listening: AbortController;

beforeEach(async () => {
  vi.resetAllMocks();
  vi.resetModules();
  listening = new AbortController();
  const { signal } = listening;
  const { addEventListener } = window;
  vi.spyOn(window, 'addEventListener').mockImplementation((type, listener, capture) =>
    addEventListener.call(window, type, listener as EventListener, {
      capture: capture === true,
      signal,
    }),
  );
  vi.spyOn(window.location, 'reload').mockImplementation(reload);
  HTMLElement.prototype.togglePopover = show;
  document.body.innerHTML =
    '<div id="error-notice"><a></a></div><a id="other" href="/other">a</a><a id="here" href="#part">b</a>' +
    '<a id="tab" href="/other" target="_blank">c</a>';
  // Not a module for TypeScript: it runs in the head.
  const script = './early.ts';
  await import(script);
});
afterEach(() => {
  listening.abort();
  vi.restoreAllMocks();
});

const failScript = (src = '/static/js/index.js') => {
  const script = document.createElement('script');
  script.type = 'text/plain';
  script.src = src;
  document.body.append(script);
  script.dispatchEvent(new Event('error'));
};

const press = (id: string, keys: MouseEventInit = {}) => {
  const link = document.getElementById(id) as HTMLElement;
  // The browser of this test must not follow the link.
  link.addEventListener('click', (event) => event.preventDefault(), { once: true });
  link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...keys }));
};

const pageShow = (persisted: boolean) =>
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted }));

it('shows the notice for a script that fails, but not for a chunk loaded on demand', () => {
  failScript('/static/js/async/page.js');
  expect(show).not.toHaveBeenCalled();
  failScript();
  expect(show).toHaveBeenCalledExactlyOnceWith(true);
});

it.each([
  ['a navigation has begun', () => void window.dispatchEvent(new Event('beforeunload'))],
  ['a link was followed', () => press('other')],
])('shows no notice for a script that fails after %s, and reloads a restored page', (_, leave) => {
  leave();
  failScript();
  expect(show).not.toHaveBeenCalled();
  pageShow(false);
  expect(reload).not.toHaveBeenCalled();
  pageShow(true);
  expect(reload).toHaveBeenCalledOnce();
});

it('shows the notice for a script that fails after a click that doesn’t leave the page', () => {
  press('here');
  press('tab');
  press('other', { ctrlKey: true });
  failScript();
  expect(show).toHaveBeenCalledOnce();
});

it('keeps the text of a page that is restored offline, and shows the notice', () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  press('other');
  failScript();
  pageShow(true);
  expect(reload).not.toHaveBeenCalled();
  expect(show).toHaveBeenCalledOnce();
});
