/** What an attribute can be: a text, set without one, or what is called on an event. */
export type Value = string | true | (() => void);

/**
 * A tag that somebody asked for. `htmlAttrs` and `bodyAttrs` are tags as well, `title` and `titleTemplate` too; their text is
 * in `text`, which for a template can be a function.
 */
export interface Tag {
  name: string;
  /** Each class is one (`.wide`), and each property of a style (`:color`). */
  attributes: Map<string, Value>;
  text?: unknown;
  /** Tags of one key stand for the same: only one of them is shown. */
  key: string;
  /** `bodyOpen` and `bodyClose` are in the body; everything else is in the head. */
  position?: unknown;
  /** Of two tags with one key the lower shows; where both are the same, the later. */
  weight: number;
  /** Adds to a tag of the same key before it instead of standing in for that. */
  merges: boolean;
}

/** Whether a tag stands for the attributes of `<html>` or `<body>`. */
export const isAttributes = (name: string): boolean => name.endsWith('Attrs');

/** Whether something is an object with names of its own. */
export const isNamed = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
