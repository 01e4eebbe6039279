import { isDocSearchKey } from './storedSearches.ts';

let forgives = false;

/**
 * Lets DocSearch go on when its searches do not fit into the browser's storage any more; it would throw in the middle of
 * following a hit. Only its own keys are treated so.
 */
export function forgiveFullStorage(): void {
  if (forgives || typeof Storage === 'undefined') return;
  forgives = true;
  const { setItem } = Storage.prototype;
  Storage.prototype.setItem = function (key, value) {
    try {
      setItem.call(this, key, value);
    } catch (error) {
      if (!isDocSearchKey(key)) throw error;
    }
  };
}
