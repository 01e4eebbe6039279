/**
 * Reads an environment variable that is a comma-separated list of known words.
 *
 * @template {string} Choice
 * @param {string} name
 * @param {string | undefined} value
 * @param {readonly Choice[]} choices
 * @returns {Choice[]} an empty list if the variable isn't set
 * @throws {Error} on an unknown word, so that typos are noticed
 */
export function readChoices(name, value, choices) {
  const words = (value ?? '').split(',').map((word) => word.trim());
  return words.filter(Boolean).map((word) => {
    const choice = choices.find((it) => it === word);
    if (!choice) throw new Error(`${name} is "${word}": set it to ${choices.join(' or ')}.`);
    return choice;
  });
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
  (readChoices(name, value, ['on', 'off'])[0] ?? (fallback ? 'on' : 'off')) === 'on';
