/** The code of every key that an input method has taken. */
const TAKEN_BY_INPUT_METHOD = 229;

/**
 * Whether a key press belongs to an input method, e.g. the Enter that ends a composition. Safari ends the composition
 * first and tells by the code only.
 */
export const isComposingKey = (event: Pick<KeyboardEvent, 'isComposing' | 'keyCode'>): boolean =>
  event.isComposing || event.keyCode === TAKEN_BY_INPUT_METHOD;
