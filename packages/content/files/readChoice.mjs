/**
 * Reads an environment variable that has a fixed set of values.
 *
 * @template {string} Choice
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Choice[]} choices
 * @param {Choice} fallback the value if the variable isn't set
 * @returns {Choice}
 * @throws {Error} on any other value, so that typos are noticed
 */
export function readChoice(name, value, choices, fallback) {
  const text = value?.trim() || fallback;
  const choice = choices.find((it) => it === text);
  if (choice) return choice;
  throw new Error(`${name} is "${text}": set it to ${choices.join(' or ')}.`);
}

/**
 * Reads an environment variable that is `on` or `off`.
 *
 * @param {string} name
 * @param {string | undefined} value
 * @param {boolean} fallback the value if the variable isn't set
 * @throws {Error} on any other value
 */
export const readSwitch = (name, value, fallback) =>
  readChoice(name, value, /** @type {const} */ (['on', 'off']), fallback ? 'on' : 'off') === 'on';

/**
 * Reads an environment variable that is a comma-separated list.
 *
 * @template {string} Choice
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Choice[]} choices
 * @returns {Choice[]} an empty list if the variable isn't set
 * @throws {Error} on an unknown value
 */
export const readChoices = (name, value, choices) =>
  (value?.split(',') ?? [])
    .filter((word) => word.trim())
    .map((word) => readChoice(name, word, choices, /** @type {Choice} */ (word)));
