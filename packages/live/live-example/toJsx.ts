import type { Controls } from './controls.ts';

/** Parts of the displayed code that no control changes. */
export interface Fixed {
  /** Attributes as written, e.g. `href="/api/"`. */
  attributes?: readonly string[];
  /** The content between the tags, as written. */
  inside?: string;
}

const lineWidth = 60;

/**
 * Returns the JSX of a component with the given values.
 *
 * Default values and empty strings are omitted. `children` is written between the tags.
 */
export function toJsx(
  name: string,
  controls: Controls,
  values: Readonly<Record<string, string | number | boolean | undefined>>,
  { attributes = [], inside }: Fixed = {},
): string {
  const switched = Object.entries(controls)
    .filter(([prop, control]) => {
      const absent = control.kind === 'text' ? undefined : control.default;
      return prop !== 'children' && values[prop] !== absent;
    })
    .map(([prop]) => attribute(prop, values[prop]));
  const all = [...attributes, ...switched];
  const content = values.children === undefined ? inside : String(values.children);
  const oneLine = [name, ...all].join(' ');
  const isLong = oneLine.length > lineWidth;
  const opening = isLong ? [name, ...all.map((one) => `  ${one}`)].join('\n') : oneLine;
  const end = isLong ? '\n' : '';
  if (content === undefined) return `<${opening}${isLong ? '\n' : ' '}/>`;
  const isBlock = isLong || content.includes('\n');
  const body = isBlock ? `\n${content.replaceAll(/^(?=.)/gm, '  ')}\n` : content;
  return `<${opening}${end}>${body}</${name}>`;
}

function attribute(prop: string, value: string | number | boolean | undefined): string {
  if (value === true) return prop;
  const isPlain = typeof value === 'string' && !/["\n\\]/.test(value);
  return isPlain ? `${prop}="${value}"` : `${prop}={${JSON.stringify(value)}}`;
}
