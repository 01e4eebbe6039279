/** Escapes a text for the patterns of hosts, whose engines don't all know the escapes of JavaScript libraries. */
export const escapePattern = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
