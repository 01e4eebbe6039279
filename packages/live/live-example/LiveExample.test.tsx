// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, it, vi } from 'vitest';
import { choice, flag, text } from './controls.ts';
import { LiveExample } from './LiveExample.tsx';

vi.mock('@handbook/content/browser', () => ({ useText: () => (key: string) => key }));
Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });

const example = (
  <LiveExample
    name="Badge"
    controls={{ type: choice(['tip', 'info'], 'tip'), outline: flag(), text: text('new') }}
  >
    {({ type, outline, text }) => (
      <b className={type} data-outline={outline}>
        {text ?? 'nothing'}
      </b>
    )}
  </LiveExample>
);

let root: Root | undefined;
const show = () =>
  act(() => {
    root = createRoot(document.body.appendChild(document.createElement('div')));
    root.render(example);
  });
afterEach(() => {
  act(() => root?.unmount());
  document.body.replaceChildren();
});

const field = (label: string) => {
  const names = [...document.querySelectorAll('label code')];
  const found = names.find((one) => one.textContent === label)?.parentElement;
  return found?.querySelector('input, select') as HTMLInputElement & HTMLSelectElement;
};
const shown = () => document.querySelector('b') as HTMLElement;
const code = () => document.querySelector('pre')?.textContent;
const set = (element: HTMLElement, key: string, value: unknown, event: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, value);
    element.dispatchEvent(new Event(event, { bubbles: true }));
  });

it('is complete without JavaScript', () => {
  const html = renderToString(example);
  expect(html).toContain('<b class="tip" data-outline="false">new</b>');
  expect(html).toContain('&lt;Badge text=&quot;new&quot; /&gt;');
});

it('shows the component and its code with the selected props', () => {
  show();
  act(() => field('outline').click());
  set(field('type'), 'selectedIndex', 1, 'change');
  expect(shown().className).toBe('info');
  expect(shown().dataset.outline).toBe('true');
  expect(code()).toBe('<Badge type="info" outline text="new" />');
});

it('omits a prop whose text is empty', () => {
  show();
  set(field('text'), 'value', '', 'input');
  expect(shown().textContent).toBe('nothing');
  expect(code()).toBe('<Badge />');
});
