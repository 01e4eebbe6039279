// @vitest-environment happy-dom
import { act } from 'react';
import { createRoot } from 'react-dom/client';
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
    {({ type, outline, text }) => <b>{`${type} ${outline} ${text}`}</b>}
  </LiveExample>
);

const field = (label: string) =>
  [...document.querySelectorAll('label')].find((it) => it.textContent === label)
    ?.control as HTMLElement;
const set = (element: HTMLElement, key: string, value: unknown, event: string) =>
  act(() => {
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), key)?.set?.call(element, value);
    element.dispatchEvent(new Event(event, { bubbles: true }));
  });
afterEach(() => document.body.replaceChildren());

it('is complete without JavaScript', () => {
  expect(renderToString(example)).toMatch(/<b>tip false new<\/b>.*&lt;Badge text=&quot;new&quot;/);
});

it('shows the component and its code with the selected props, and without an empty text', () => {
  act(() => createRoot(document.body.appendChild(document.createElement('div'))).render(example));
  act(() => field('outline').click());
  set(field('type'), 'selectedIndex', 1, 'change');
  set(field('text'), 'value', '', 'input');
  expect(document.querySelector('b')?.textContent).toBe('info true undefined');
  expect(document.querySelector('pre')?.textContent).toBe('<Badge type="info" outline />');
});
