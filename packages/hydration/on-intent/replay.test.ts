// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type QueuedEvent, replay, type SiteHydration } from './replay.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
};

const queued = (event: Event): QueuedEvent => {
  const { value, checked } = event.target as HTMLInputElement;
  return [event, value, checked];
};

const replayAll = (queue: Map<EventTarget | string, Event>) =>
  replay({ queue: new Map([...queue].map(([key, event]) => [key, queued(event)])) });

/** Dispatches an event and returns it, as the script in the head queues it. */
function happened<E extends Event>(target: Element, event: E): E {
  target.dispatchEvent(event);
  return event;
}

/** Collects the events of a type from now on. */
function heard(type: string) {
  const events: Event[] = [];
  const listen = (event: Event) => void events.push(event);
  document.addEventListener(type, listen);
  cleanUps.push(() => document.removeEventListener(type, listen));
  return events;
}
const cleanUps: (() => void)[] = [];
afterEach(() => {
  for (const cleanUp of cleanUps.splice(0)) cleanUp();
  vi.restoreAllMocks();
});

it('skips a field while an input method is composing', async () => {
  const field = show('<input>');
  const event = happened(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  const inputs = heard('input');
  await replayAll(new Map([[field, event]]));
  expect(inputs).toEqual([]);
});

it('enters the element below the pointer, but none that the pointer has left', async () => {
  const link = show('<a href="/"></a>');
  const event = happened(link, new PointerEvent('pointermove', { bubbles: true }));
  const entered = [heard('pointerover'), heard('mouseover')];
  const matches = vi.spyOn(link, 'matches').mockReturnValue(false);
  await replayAll(new Map([['pointermove', event]]));
  expect(entered.flat()).toEqual([]);
  matches.mockReturnValue(true);
  await replayAll(new Map([['pointermove', event]]));
  expect(entered.flat()).toHaveLength(2);
});

it('passes on its own events, and queues the reader’s events during the replay', async () => {
  const form = show('<div><button id="a"></button><button id="b"></button></div>');
  const [first, second] = [...form.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const click = () => new MouseEvent('click', { bubbles: true });
  const queue: SiteHydration['queue'] = new Map();
  const hydration: Parameters<typeof replay>[0] = { queue };
  const passed: (boolean | undefined)[] = [];
  const ending = new AbortController();
  document.addEventListener('click', () => passed.push(hydration.passes?.('button')), ending);
  const clicks = heard('click');
  const event = happened(first, click());
  const later = happened(second, click());
  queue.set(first, queued(event));
  const finished = replay(hydration);
  expect(hydration.passes?.('button')).toBe(false);
  expect(hydration.passes?.(undefined)).toBe(true);
  queue.set(second, queued(later));
  await finished;
  ending.abort();
  expect(clicks.slice(2).map(({ target }) => target)).toEqual([first, second]);
  expect(passed.slice(2)).toEqual([true, true]);
});
