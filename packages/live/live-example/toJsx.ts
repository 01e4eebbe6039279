import type { Controls, Value } from './controls.ts';

/** Parts of the displayed code that no control changes. */
export interface Fixed {
  /** Attributes as written, e.g. `href="/api/"`. */
  attributes?: readonly string[];
  /** The content between the tags, as written. */
  inside?: string;
}

/**
 * Returns the JSX of a component with the given values.
 *
 * Default values and empty strings are omitted. `children` is written between the tags.
 */
export function toJsx(
  name: string,
  controls: Controls,
  values: Readonly<Record<string, Value>>,
  { attributes = [], inside }: Fixed = {},
): string {
  const switched = Object.entries(controls)
    .filter(([prop, control]) => {
      const absent = control.kind === 'text' ? undefined : control.default;
      return prop !== 'children' && values[prop] !== absent;
    })
    .map(([prop]) => attribute(prop, values[prop]));
  const opening = [name, ...attributes, ...switched].join(' ');
  const content = values.children === undefined ? inside : String(values.children);
  if (content === undefined) return `<${opening} />`;
  const body = content.includes('\n') ? `\n${content.replaceAll(/^(?=.)/gm, '  ')}\n` : content;
  return `<${opening}>${body}</${name}>`;
}

function attribute(prop: string, value: Value): string {
  if (value === true) return prop;
  const isPlain = typeof value === 'string' && !/["\n\\]/.test(value);
  return isPlain ? `${prop}="${value}"` : `${prop}={${JSON.stringify(value)}}`;
}
