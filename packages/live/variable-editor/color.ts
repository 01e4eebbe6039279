const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Converts a hexadecimal color to `#rrggbb`, the format of color inputs; returns undefined for any other value. */
export function toColorInput(value: string): string | undefined {
  if (!hex.test(value)) return undefined;
  const digits = value.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.slice(0, 6).toLowerCase()}`;
}

/** Returns the chosen color with the transparency of the previous value. */
export function fromColorInput(chosen: string, before: string): string {
  const digits = before.slice(1);
  if (digits.length === 4) return `${chosen}${digits.slice(3)}${digits.slice(3)}`;
  return digits.length === 8 ? `${chosen}${digits.slice(6)}` : chosen;
}
