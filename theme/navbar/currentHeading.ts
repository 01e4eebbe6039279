/** Readers look at the upper part of a window: a heading above this share of its height is being read. */
const READING_LINE = 1 / 3;

/**
 * The fragment of the heading being read: the last one above the reading line.
 *
 * @returns e.g. `#clean-urls`, or an empty string above the first heading
 */
export function currentHeadingHash(): string {
  const headings = document.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]');
  const line = window.innerHeight * READING_LINE;
  const passed = [...headings].filter((heading) => heading.getBoundingClientRect().top < line);
  const id = passed.at(-1)?.id;
  return id ? `#${id}` : '';
}
