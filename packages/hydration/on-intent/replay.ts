/** What a reader did, and what the field had then: React may have drawn it anew since, without that. */
export type Act = [event: Event, value?: string, checked?: boolean];

/** How React and the script in the head work together while a page wakes. */
export interface Waking {
  /** What the reader did: the last act at each control, and those that say where the reader is by their type. */
  kept: Map<EventTarget | string, Act>;
  /** Ends the work of the script in the head. */
  end: () => void;
  /**
   * Set while what was kept is being repeated: whether an event goes on to React, instead of being kept to come after.
   *
   * @param selector the controls that its kind is kept for, undefined for what only says where the reader is
   */
  passes?: (selector: string | undefined) => boolean;
}

const again = (target: EventTarget, event: Event, type = event.type) =>
  target.dispatchEvent(new (event.constructor as typeof Event)(type, event));

/** Has a field tell of the value that it was given: React believes that it knows it already, and would tell nobody of it. */
function tellValue([event, value, checked]: Act): void {
  const field = event.target as HTMLInputElement;
  if (/^(checkbox|radio)$/.test(field.type)) {
    field.checked = !checked;
    field.click();
  } else {
    field.value = `${value} `;
    Reflect.set(Object.getPrototypeOf(field), 'value', value, field);
    again(field, event);
  }
}

/** Tells React where the reader still is. */
function tellPlace([event]: Act): void {
  const { target } = event;
  if (!(target instanceof Element)) return;
  if (event.type === 'focusin' && target === document.activeElement) again(target, event);
  if (event.type === 'pointermove' && target.matches(':hover')) {
    // React takes what comes from nowhere for entering.
    again(target, event, 'pointerover');
    again(target, event, 'mouseover');
  }
}

function repeatAct(key: EventTarget | string, act: Act): void {
  const [event] = act;
  // An input method at work must not lose its field.
  if (event instanceof InputEvent && event.isComposing) return;
  if (/^(input|change)$/.test(event.type)) tellValue(act);
  else if (typeof key === 'string') tellPlace(act);
  else again(key, event);
}

const nextTask = () => new Promise<void>((done) => setTimeout(done));

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
  for (const [key, act] of kept) {
    kept.delete(key);
    isActing = true;
    repeatAct(key, act);
    isActing = false;
    // React draws what came of it in a microtask. No key may come between two fields: the first one may draw the second anew,
    // without what it was given.
    await (/^(click|keydown)$/.test(act[0].type) ? nextTask() : undefined);
  }
}
