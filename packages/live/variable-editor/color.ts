const hex = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** A hexadecimal color as a color field takes it, `#rrggbb`; undefined for any other value. */
export function toField(value: string): string | undefined {
  if (!hex.test(value)) return undefined;
  const digits = value.slice(1);
  const long = digits.length < 6 ? [...digits].map((digit) => digit + digit).join('') : digits;
  return `#${long.slice(0, 6).toLowerCase()}`;
}

/** The chosen color with the transparency that the value had before. */
export function fromField(chosen: string, before: string): string {
  const digits = before.slice(1);
  if (digits.length === 4) return `${chosen}${digits.slice(3)}${digits.slice(3)}`;
  return digits.length === 8 ? `${chosen}${digits.slice(6)}` : chosen;
}
