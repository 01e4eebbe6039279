const again = (target: EventTarget, event: Event, type = event.type) =>
  target.dispatchEvent(new (event.constructor as typeof Event)(type, event));

/**
 * Does once more, for React, what a reader did before it was there.
 *
 * @param event what happened
 * @param key the control that it happened at, or the type of an event that says where the reader is
 */
export function repeat(event: Event, key: EventTarget | string): void {
  const target = event.target as HTMLInputElement;
  if (key === 'pointermove') {
    // React takes what comes from nowhere for entering.
    if (!target.matches(':hover')) return;
    again(target, event, 'pointerover');
    again(target, event, 'mouseover');
  } else if (key === 'focusin') {
    if (target === document.activeElement) again(target, event);
  } else if (key instanceof EventTarget) {
    if (/^(input|change)$/.test(event.type)) {
      const { value } = target;
      // React believes that it knows the value already, and would tell nobody of it.
      target.value = `${value} `;
      Reflect.set(Object.getPrototypeOf(target), 'value', value, target);
    }
    again(key, event);
  }
}
