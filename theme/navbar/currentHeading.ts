/** The height below the navbar within which a heading counts as the one being read, in CSS pixels. */
const READING_LINE = 140;

/**
 * The fragment of the heading being read: the last one above the reading line.
 *
 * @returns e.g. `#clean-urls`, or an empty string above the first heading
 */
export function currentHeadingHash(): string {
  const headings = document.querySelectorAll<HTMLElement>(':is(h2, h3, h4)[id]');
  const passed = [...headings].filter(
    (heading) => heading.getBoundingClientRect().top < READING_LINE,
  );
  const id = passed.at(-1)?.id;
  return id ? `#${id}` : '';
}
