/**
 * The file with the static text of a page.
 *
 * @this {import('@rspack/core').LoaderContext<{ texts: Map<string, string> }>}
 * @throws {Error} when the build remembers the page, but not its text
 */
export default function textLoader() {
  const text = this.getOptions().texts.get(this.resourceQuery);
  if (text === undefined) {
    throw new Error(
      `The text of a page (${this.resourceQuery}) is missing. Build once with RSPRESS_PERSISTENT_CACHE=false.`,
    );
  }
  return text;
}
