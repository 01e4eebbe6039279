import type { Problem } from '../problem/problem.ts';
import { typeErrors } from './typeErrors.ts';

/** The import that {@link DECLARATION} replaces. */
const IMPORT = "import { defineConfig } from '@rspress/core';";

/** Replaces the overloads of `defineConfig`, because TypeScript only reports one error for all overloads. */
const DECLARATION =
  "declare function defineConfig(config: import('@rspress/core').UserConfig): void;";

/**
 * Finds configuration keys that the framework doesn't know and would ignore silently, and values of the wrong type, such
 * as an icon that doesn't exist.
 *
 * @param root a folder from which `@rspress/core` is found, absolute
 * @param file the configuration, relative to the root
 */
export const configProblems = (root: string, file: string, text: string): Problem[] =>
  typeErrors(root, text.replace(IMPORT, DECLARATION), 'configuration key').map((error) => ({
    file,
    ...error,
  }));
