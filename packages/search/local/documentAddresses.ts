/**
 * Where each language's documents are, with the base path. The build writes it: `packages/search/data` replaces this
 * module by one with the hashed names.
 */
export const documentAddresses: Readonly<Record<string, string>> = {};
