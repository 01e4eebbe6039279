/** Escapes a string for hosts' regular expressions, which don't all support the hexadecimal escapes of JavaScript libraries. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
