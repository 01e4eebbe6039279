/**
 * The text of the framework's list of social icons with those that the import names (`?pick=github,x`).
 *
 * @this {import('@rspack/core').LoaderContext}
 * @param {string} source
 * @throws {Error} when one of them is not in the list
 */
export default function pickIcons(source) {
  const names = new URLSearchParams(this.resourceQuery).get('pick')?.split(',') ?? [];
  const lines = names.map((name) => {
    const line = source.split('\n').find((it) => it.trim().startsWith(`${name}: '`));
    if (!line) {
      throw new Error(
        `${this.resourcePath} has no icon ${name}: see plugins/iconFiles/pickIcons.mjs.`,
      );
    }
    return line;
  });
  return `export default ${JSON.stringify(lines.join('\n'))};\n`;
}
