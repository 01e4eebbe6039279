import type { Waking } from './useAwake.ts';

const again = (target: EventTarget, event: Event, type = event.type) =>
  target.dispatchEvent(new (event.constructor as typeof Event)(type, event));

/** Has a field tell of the value that it has now: React believes that it knows it already, and would tell nobody of it. */
function tellValue(field: HTMLInputElement, event: Event): () => void {
  const { value, checked } = field;
  if (/^(checkbox|radio)$/.test(field.type)) {
    return () => {
      field.checked = !checked;
      field.click();
    };
  }
  return () => {
    field.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    again(field, event);
  };
}

/** What it takes to do an act once more. */
function repetition(event: Event, key: EventTarget | string): () => void {
  const { target } = event;
  if (/^(input|change)$/.test(event.type)) return tellValue(target as HTMLInputElement, event);
  if (typeof key !== 'string') return () => again(key, event);
  return () => {
    if (!(target instanceof Element)) return;
    if (key === 'focusin' && target === document.activeElement) again(target, event);
    if (key === 'pointermove' && target.matches(':hover')) {
      // React takes what comes from nowhere for entering.
      again(target, event, 'pointerover');
      again(target, event, 'mouseover');
    }
  };
}

/**
 * Does once more, for React, what a reader did before it was there, one after the other: each act sees what the one before
 * it has changed. What the reader does meanwhile comes after, in its order.
 *
 * @param waking what was kept, emptied; told what goes through
 */
export async function repeat(waking: Pick<Waking, 'kept' | 'passes'>): Promise<void> {
  const { kept } = waking;
  let isActing = false;
  waking.passes = (selector) => isActing || !selector;
  while (kept.size > 0) {
    // All at once, because the first change renders the other fields without what they were given.
    const repetitions = [...kept].map(([key, event]) => repetition(event, key));
    kept.clear();
    for (const act of repetitions) {
      isActing = true;
      act();
      isActing = false;
      await new Promise((done) => setTimeout(done));
    }
  }
}
