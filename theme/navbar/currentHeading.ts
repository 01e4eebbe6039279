/** Readers look at the upper part of the window. The current heading is above this share of its height. */
const READING_LINE = 1 / 3;

/**
 * Returns the hash of the current heading: the last one above the reading line.
 *
 * @returns e.g. `#clean-urls`; an empty string above the first heading
 */
export function currentHeadingHash(): string {
  const headings = document.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]');
  const line = window.innerHeight * READING_LINE;
  const passed = [...headings].filter((heading) => heading.getBoundingClientRect().top < line);
  const id = passed.at(-1)?.id;
  return id ? `#${id}` : '';
}
