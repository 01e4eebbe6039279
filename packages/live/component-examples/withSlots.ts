/**
 * Returns JSX in which each selected slot contains its own name.
 *
 * @param element the element around each name
 */
export function withSlots(
  name: string,
  slots: Readonly<Record<string, boolean>>,
  element = 'mark',
): string {
  const filled = Object.keys(slots).filter((slot) => slots[slot]);
  if (filled.length === 0) return `<${name} />`;
  const props = filled.map((slot) => `  ${slot}={<${element}>${slot}</${element}>}`);
  return [`<${name}`, ...props, '/>'].join('\n');
}
