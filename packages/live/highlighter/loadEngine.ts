import { withBase } from '@rspress/core/runtime';

declare const HIGHLIGHTER_PATH: string;

export type Engine = typeof import('./engine/engine.ts');

let engine: Promise<Engine> | undefined;

/**
 * Loads the highlighter, once; a failed attempt may be repeated.
 *
 * It is built apart from the site (`packages/live/highlighter`), so the bundler must not follow it.
 */
export function loadEngine(): Promise<Engine> {
  engine ??= import(/* webpackIgnore: true */ withBase(`/${HIGHLIGHTER_PATH}`)).catch((error) => {
    engine = undefined;
    throw error;
  });
  return engine as Promise<Engine>;
}
