/** The code of every key that an input method has handled. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key press is for an input method, such as the Enter that ends a composition. Safari ends the composition first,
 * so only the key code shows it.
 */
export const isComposing = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
