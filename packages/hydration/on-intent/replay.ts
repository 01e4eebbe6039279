import { rendered } from './keptInput.ts';

/** An event, and the value of its field at that time: React may have rendered the field again since then. */
export type QueuedEvent = [event: Event, value?: string, checked?: boolean];

/** What the script in the head (`early.ts`) and React share while a page hydrates. */
export interface SiteHydration {
  /** The last event of each control, and the last pointer and focus events, by their type. */
  queue: Map<EventTarget | string, QueuedEvent>;
  /** Removes the listeners of the script in the head. */
  stop: () => void;
  /**
   * Set during the replay: whether an event passes on to React instead of being queued.
   *
   * @param selector the controls whose events of this type are queued; undefined for pointer and focus events
   */
  passes?: (selector: string | undefined) => boolean;
}

const targetOf = (event: Event) => rendered(event.target as EventTarget);

const dispatchCopy = (target: EventTarget, event: Event, type = event.type) =>
  target.dispatchEvent(new (event.constructor as typeof Event)(type, event));

/** Sets a field's value again: React ignores an event whose value it has already seen. */
function replayValue([event, value, checked]: QueuedEvent): void {
  const field = targetOf(event) as HTMLInputElement;
  if (/^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    dispatchCopy(field, event);
  }
}

/** Tells React which element has the focus or the pointer, if that is still true. */
function replayPosition([event]: QueuedEvent): void {
  const target = targetOf(event);
  if (!(target instanceof Element)) return;
  if (event.type === 'focusin' && target === document.activeElement) dispatchCopy(target, event);
  if (event.type === 'pointermove' && target.matches(':hover')) {
    // React turns an over event without a related target into an enter event.
    dispatchCopy(target, event, 'pointerover');
    dispatchCopy(target, event, 'mouseover');
  }
}

function replayEvent(key: EventTarget | string, queued: QueuedEvent): void {
  const [event] = queued;
  // An input method that is composing must not lose its field.
  if (event instanceof InputEvent && event.isComposing) return;
  if (/^(input|change)$/.test(event.type)) replayValue(queued);
  else if (typeof key === 'string') replayPosition(queued);
  else dispatchCopy(rendered(key), event);
}

const nextTask = () => new Promise<void>((done) => setTimeout(done));

/**
 * Replays queued events one after the other, so that each sees the effects of the previous one. Events that arrive during
 * the replay are queued and follow in order.
 *
 * @param hydration its queue is emptied, and its `passes` is set
 */
export async function replay(hydration: Pick<SiteHydration, 'queue' | 'passes'>): Promise<void> {
  const { queue } = hydration;
  let isDispatching = false;
  hydration.passes = (selector) => isDispatching || !selector;
  for (const [key, queued] of queue) {
    queue.delete(key);
    isDispatching = true;
    replayEvent(key, queued);
    isDispatching = false;
    // React renders in a microtask. Between two fields, no task may run: React may render the second field without the
    // reader's value.
    await (queued[0].type === 'click' ? nextTask() : undefined);
  }
}
