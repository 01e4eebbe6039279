// @vitest-environment happy-dom
import { afterEach, expect, it, vi } from 'vitest';
import { type Act, repeat, type Waking } from './replay.ts';

const show = (html: string) => {
  document.body.innerHTML = html;
  return document.body.firstElementChild as HTMLInputElement;
};

const acted = (event: Event): Act => {
  const { value, checked } = event.target as HTMLInputElement;
  return [event, value, checked];
};

const repeatAll = (kept: Map<EventTarget | string, Event>) =>
  repeat({ kept: new Map([...kept].map(([key, event]) => [key, acted(event)])) });

/** Dispatches an event and gives it back, as the script in the head keeps it. */
function happened<E extends Event>(target: Element, event: E): E {
  target.dispatchEvent(event);
  return event;
}

/** Collects the events of a type that arrive from now on. */
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

it('repeats a click with what it was made by, also one that was held back', async () => {
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
  await repeatAll(new Map([[button, event]]));
  expect(clicks).toHaveLength(1);
  expect(clicks[0]).toMatchObject({
    target: button,
    pointerType: 'mouse',
    clientX: 3,
    defaultPrevented: false,
  });
});

it('tells of text that something believes to know', async () => {
  const field = show('<input value="">');
  const known: string[] = [];
  const own = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value') ?? {};
  // As React does, which takes an event seriously only if the value is another one than it has seen.
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
  await repeatAll(new Map([[field, event]]));
  expect(field.value).toBe('typed');
  expect(known.at(-1)).not.toBe('typed');
  expect(inputs).toHaveLength(1);
});

it('tells of a box that was ticked, and leaves it ticked', async () => {
  const box = show('<input type="checkbox">');
  box.checked = true;
  const event = happened(box, new Event('change', { bubbles: true }));
  const changes = heard('change');
  await repeatAll(new Map([[box, event]]));
  expect(changes).toHaveLength(1);
  expect(box.checked).toBe(true);
});

it('leaves a field to the input method that is at work in it', async () => {
  const field = show('<input>');
  const event = happened(field, new InputEvent('input', { bubbles: true, isComposing: true }));
  const inputs = heard('input');
  await repeatAll(new Map([[field, event]]));
  expect(inputs).toEqual([]);
});

it('enters what the pointer rests on, and nothing that it left', async () => {
  const link = show('<a href="/"></a>');
  const event = happened(link, new PointerEvent('pointermove', { bubbles: true }));
  const entered = [heard('pointerover'), heard('mouseover')];
  const matches = vi.spyOn(link, 'matches').mockReturnValue(false);
  await repeatAll(new Map([['pointermove', event]]));
  expect(entered.flat()).toEqual([]);
  matches.mockReturnValue(true);
  await repeatAll(new Map([['pointermove', event]]));
  expect(entered.flat()).toHaveLength(2);
});

it('tells of focus that is still there', async () => {
  const button = show('<button></button><input>');
  button.focus();
  const event = happened(button, new FocusEvent('focusin', { bubbles: true }));
  const told = heard('focusin');
  await repeatAll(new Map([['focusin', event]]));
  expect(told).toHaveLength(1);
  button.blur();
  await repeatAll(new Map([['focusin', event]]));
  expect(told).toHaveLength(1);
});

it('keeps every value where the first one renders the others anew, in the order of the acts', async () => {
  const form = show('<div><input id="a"><input id="b"><input id="c"></div>');
  const fields = [...form.querySelectorAll('input')];
  const kept: Waking['kept'] = new Map();
  const give = (field: HTMLInputElement, value: string) => {
    field.value = value;
    kept.set(field, acted(happened(field, new Event('input', { bubbles: true }))));
  };
  const [first, second, third] = fields as [HTMLInputElement, HTMLInputElement, HTMLInputElement];
  give(first, '1');
  give(second, '2');
  const told: string[] = [];
  const ending = new AbortController();
  document.addEventListener(
    'input',
    ({ target }) => {
      told.push((target as HTMLInputElement).value);
      if (target !== first) return;
      second.value = '';
      // What comes meanwhile is drawn anew as well.
      give(third, '3');
      third.value = '';
    },
    { signal: ending.signal },
  );
  await repeat({ kept });
  ending.abort();
  // The third is told of twice: when it happens, and when it is repeated.
  expect(told).toEqual(['1', '3', '2', '3']);
  expect(fields.map((field) => field.value)).toEqual(['1', '2', '3']);
  expect(kept.size).toBe(0);
});

it('lets through what it does itself, and repeats after it what the reader does meanwhile', async () => {
  const form = show('<div><button id="a"></button><button id="b"></button></div>');
  const [first, second] = [...form.querySelectorAll('button')] as [
    HTMLButtonElement,
    HTMLButtonElement,
  ];
  const click = () => new MouseEvent('click', { bubbles: true });
  const kept: Waking['kept'] = new Map();
  const waking: Parameters<typeof repeat>[0] = { kept };
  const passed: (boolean | undefined)[] = [];
  const ending = new AbortController();
  document.addEventListener('click', () => passed.push(waking.passes?.('button')), ending);
  const clicks = heard('click');
  const event = happened(first, click());
  const later = happened(second, click());
  kept.set(first, acted(event));
  const repeated = repeat(waking);
  expect(waking.passes?.('button')).toBe(false);
  expect(waking.passes?.(undefined)).toBe(true);
  kept.set(second, acted(later));
  await repeated;
  ending.abort();
  expect(clicks.slice(2).map(({ target }) => target)).toEqual([first, second]);
  expect(passed.slice(2)).toEqual([true, true]);
});

it('lets React draw what came of one field before it tells of the next one', async () => {
  show('<input id="name"><input id="value">');
  const [name, value] = document.querySelectorAll('input') as unknown as HTMLInputElement[];
  if (!name || !value) throw new Error('There are no fields.');
  const kept = new Map(
    [name, value].map((at) => [at, happened(at, new InputEvent('input', { bubbles: true }))]),
  );
  let drawn = 'nothing';
  const seen: string[] = [];
  name.addEventListener('input', () =>
    queueMicrotask(() => {
      drawn = 'the name';
    }),
  );
  value.addEventListener('input', () => seen.push(drawn));
  await repeatAll(kept);
  expect(seen).toEqual(['the name']);
});
