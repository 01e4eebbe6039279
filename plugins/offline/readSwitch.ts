/**
 * Reads a variable that is `on` or `off`.
 *
 * @param fallback what it is unless set
 * @throws on any other value: a mistyped `off` would go unnoticed
 */
export function readSwitch(name: string, value: string | undefined, fallback: boolean): boolean {
  const text = value?.trim() ?? '';
  if (text === '') return fallback;
  if (text === 'on' || text === 'off') return text === 'on';
  throw new Error(`${name} is "${text}": set it to on or off.`);
}
