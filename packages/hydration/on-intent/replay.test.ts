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

it('replays a click with its pointer data, even if its default was prevented', async () => {
  const button = show('<button><svg></svg></button>');
  const icon = button.querySelector('svg') as SVGElement;
  const event = new PointerEvent('click', {
    bubbles: true,
    cancelable: true,
    pointerType: 'mouse',
    clientX: 3,
  });
  happened(icon, event).preventDefault();
  const clicks = heard('click');
  await replayAll(new Map([[button, event]]));
  expect(clicks).toHaveLength(1);
  expect(clicks[0]).toMatchObject({
    target: button,
    pointerType: 'mouse',
    clientX: 3,
    defaultPrevented: false,
  });
});

it('sets text again that React has already seen', async () => {
  const field = show('<input value="">');
  const known: string[] = [];
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // As React does, which ignores an event if its value hasn't changed.
  Object.defineProperty(field, 'value', {
    configurable: true,
    get: () => own.get?.call(field),
    set: (value: string) => {
      known.push(value);
      own.set?.call(field, value);
    },
  });
  own.set?.call(field, 'typed');
  const event = happened(field, new InputEvent('input', { bubbles: true }));
  const inputs = heard('input');
  await replayAll(new Map([[field, event]]));
  expect(field.value).toBe('typed');
  expect(known.at(-1)).not.toBe('typed');
  expect(inputs).toHaveLength(1);
});

it('replays a checked box and leaves it checked', async () => {
  const box = show('<input type="checkbox">');
  box.checked = true;
  const event = happened(box, new Event('change', { bubbles: true }));
  const changes = heard('change');
  await replayAll(new Map([[box, event]]));
  expect(changes).toHaveLength(1);
  expect(box.checked).toBe(true);
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

it('replays focus only while the element has it', async () => {
  const button = show('<button></button><input>');
  button.focus();
  const event = happened(button, new FocusEvent('focusin', { bubbles: true }));
  const events = heard('focusin');
  await replayAll(new Map([['focusin', event]]));
  expect(events).toHaveLength(1);
  button.blur();
  await replayAll(new Map([['focusin', event]]));
  expect(events).toHaveLength(1);
});

it('keeps every value, in order, if the first event renders the other fields again', async () => {
  const form = show('<div><input id="a"><input id="b"><input id="c"></div>');
  const fields = [...form.querySelectorAll('input')];
  const queue: SiteHydration['queue'] = new Map();
  const give = (field: HTMLInputElement, value: string) => {
    field.value = value;
    queue.set(field, queued(happened(field, new Event('input', { bubbles: true }))));
  };
  const [first, second, third] = fields as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  give(first, '1');
  give(second, '2');
  const events: string[] = [];
  const ending = new AbortController();
  document.addEventListener(
    'input',
    ({ target }) => {
      events.push((target as HTMLInputElement).value);
      if (target !== first) return;
      second.value = '';
      // A value that arrives during the replay is rendered again too.
      give(third, '3');
      third.value = '';
    },
    { signal: ending.signal },
  );
  await replay({ queue });
  ending.abort();
  // The third event occurs twice: when it happens, and when it is replayed.
  expect(events).toEqual(['1', '3', '2', '3']);
  expect(fields.map((field) => field.value)).toEqual(['1', '2', '3']);
  expect(queue.size).toBe(0);
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

it('lets React render one field before it replays the next one', async () => {
  show('<input id="name"><input id="value">');
  const [name, value] = document.querySelectorAll('input') as unknown as HTMLInputElement[];
  if (!name || !value) throw new Error('The test has no fields.');
  const queue = new Map(
    [name, value].map((at) => [at, happened(at, new InputEvent('input', { bubbles: true }))]),
  );
  let rendered = 'nothing';
  const seen: string[] = [];
  name.addEventListener('input', () =>
    queueMicrotask(() => {
      rendered = 'the name';
    }),
  );
  value.addEventListener('input', () => seen.push(rendered));
  await replayAll(queue);
  expect(seen).toEqual(['the name']);
});
