/**
 * The URL of each language's documents, with the base path. During the build, `packages/search/data` replaces this module
 * with one that has the hashed names.
 */
export const documentAddresses: Readonly<Record<string, string>> = {};
