/**
 * Reads a variable that is one of a few words.
 *
 * @template {string} Choice
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Choice[]} choices
 * @param {Choice} fallback what it is unless set
 * @returns {Choice}
 * @throws {Error} on any other value: a mistyped one would go unnoticed
 */
export function readChoice(name, value, choices, fallback) {
  const text = value?.trim() || fallback;
  const choice = choices.find((it) => it === text);
  if (choice) return choice;
  throw new Error(`${name} is "${text}": set it to ${choices.join(' or ')}.`);
}

/**
 * Reads a variable that is `on` or `off`.
 *
 * @param {string} name
 * @param {string | undefined} value
 * @param {boolean} fallback what it is unless set
 * @throws {Error} on any other value
 */
export const readSwitch = (name, value, fallback) =>
  readChoice(name, value, /** @type {const} */ (['on', 'off']), fallback ? 'on' : 'off') === 'on';

/**
 * Reads a variable that lists words, with commas between them.
 *
 * @template {string} Choice
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Choice[]} choices
 * @returns {Choice[]} none unless set
 * @throws {Error} on an unknown word
 */
export const readChoices = (name, value, choices) =>
  (value?.split(',') ?? [])
    .filter((word) => word.trim())
    .map((word) => readChoice(name, word, choices, /** @type {Choice} */ (word)));
