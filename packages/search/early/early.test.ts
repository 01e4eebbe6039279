// @vitest-environment happy-dom
import { beforeEach, describe, expect, it, vi } from 'vitest';
import './early.ts';
import {
  askEarly,
  EARLY_FIELD,
  earlyDownload,
  restoreFocus,
  setSearchOpen,
  takeEarlyText,
} from './earlySearch.ts';

const field = () => document.querySelector(`.${EARLY_FIELD}`) as HTMLInputElement;
const isOpen = () => window.siteSearch?.open;
const element = (selector: string) => document.querySelector(selector) as HTMLElement;

/** Presses a key at the focused element. Returns whether the page handled the key. */
function press(key: string, init: KeyboardEventInit = {}, target?: EventTarget) {
  const options = { key, bubbles: true, composed: true, cancelable: true, ...init };
  const event = new KeyboardEvent('keydown', options);
  (target ?? document.activeElement ?? document.body).dispatchEvent(event);
  return event.defaultPrevented;
}

beforeEach(() => {
  setSearchOpen(false);
  document.body.innerHTML = `
    <button class="search-button"><svg></svg></button>
    <input class="${EARLY_FIELD}" hidden maxlength="64">
    <button id="other"></button><input id="text"><textarea></textarea><select></select>
    <div contenteditable="true"><b id="inside" tabindex="0"></b></div><div id="host"></div>`;
});

describe('opening', () => {
  it.each([
    ['Ctrl+K', 'k', { ctrlKey: true }],
    ['Cmd+K', 'k', { metaKey: true }],
    ['Ctrl+K with caps lock', 'K', { ctrlKey: true }],
    ['/', '/', {}],
    ['/ on keyboards that have it on Shift', '/', { shiftKey: true }],
  ])('%s opens', (_, key, modifiers) => {
    expect(press(key, modifiers)).toBe(true);
    expect(isOpen()).toBe(true);
    expect(document.activeElement).toBe(field());
    expect(field().hidden).toBe(false);
  });

  it.each([
    ['k', {}],
    ['K', { ctrlKey: true, shiftKey: true }],
    ['/', { ctrlKey: true }],
    ['k', { ctrlKey: true, altKey: true }],
    ['k', { metaKey: true, altKey: true }],
    ['/', { altKey: true }],
    ['a', { metaKey: true }],
  ])("%s %j doesn't open", (key, modifiers) => {
    expect(press(key, modifiers)).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it.each(['#text', 'textarea', 'select', '[contenteditable]', '#inside'])(
    '/ is a character in %s, but Ctrl+K opens',
    (selector) => {
      element(selector).focus();
      expect(press('/', {}, element(selector))).toBe(false);
      expect(isOpen()).toBe(false);
      expect(press('k', { ctrlKey: true }, element(selector))).toBe(true);
      expect(isOpen()).toBe(true);
    },
  );

  it('/ is a character in a text field inside a shadow root', () => {
    const shadow = element('#host').attachShadow({ mode: 'open' });
    shadow.innerHTML = '<input>';
    expect(press('/', {}, shadow.querySelector('input') as Element)).toBe(false);
    expect(isOpen()).toBe(false);
  });

  it.each([
    ['window', window],
    ['document', document],
  ] as const)(
    'a key that a script dispatches on the %s counts as outside of text fields',
    (_, target) => {
      expect(press('Escape', {}, target)).toBe(false);
      expect(press('/', {}, target)).toBe(true);
      expect(isOpen()).toBe(true);
      setSearchOpen(false);
      target.dispatchEvent(new MouseEvent('click'));
      expect(isOpen()).toBe(false);
    },
  );

  it('a click on a search button or its icon opens', () => {
    element('#other').click();
    expect(isOpen()).toBe(false);
    element('svg').dispatchEvent(new MouseEvent('click', { bubbles: true }));
    expect(isOpen()).toBe(true);
  });
});

it('opening requests the documents once, at once', async () => {
  const fetched = vi.fn(async () => new Response('documents'));
  vi.stubGlobal('fetch', fetched);
  field().dataset.documents = '/en.json';
  press('/');
  expect(fetched).toHaveBeenCalledWith('/en.json');
  expect(await (await earlyDownload('/en.json'))?.text()).toBe('documents');
  setSearchOpen(false);
  press('/');
  expect(fetched).toHaveBeenCalledTimes(1);
  expect(await earlyDownload('/en.json')).toBeUndefined();
  vi.unstubAllGlobals();
});

describe('the field', () => {
  it('returns the typed text once', () => {
    setSearchOpen(true);
    field().value = 'ssg';
    expect(takeEarlyText()).toBe('ssg');
    expect(field().hidden).toBe(true);
    expect(takeEarlyText()).toBe('');
  });

  it('closes on Escape and restores focus, but an input method keeps its Escape', () => {
    element('#other').focus();
    press('k', { ctrlKey: true });
    press('Escape', { keyCode: 229 });
    expect(isOpen()).toBe(true);
    press('Escape');
    expect(isOpen()).toBe(false);
    expect(field().hidden).toBe(true);
    expect(document.activeElement).toBe(element('#other'));
  });

  it('closes on its shortcut, and is empty the next time', () => {
    press('k', { ctrlKey: true });
    field().value = 'ssg';
    press('k', { ctrlKey: true });
    expect(isOpen()).toBe(false);
    press('k', { ctrlKey: true });
    expect(field().value).toBe('');
  });

  it('takes a query from the URL, up to the maximum length', () => {
    askEarly('cleanUrls');
    expect(isOpen()).toBe(true);
    expect(takeEarlyText()).toBe('cleanUrls');
    setSearchOpen(false);
    askEarly('a'.repeat(100));
    expect(takeEarlyText()).toHaveLength(64);
  });

  it('allows focus to be restored later', () => {
    element('#other').focus();
    setSearchOpen(true);
    restoreFocus();
    expect(document.activeElement).toBe(element('#other'));
  });
});
