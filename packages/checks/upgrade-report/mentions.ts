/** A line of a page that contains a name. */
export interface Mention {
  /** Path from the repository root. */
  file: string;
  line: number;
}

/** Whether a line contains a name as a whole word, so not `base` in `baseUrl` or `--base`. */
function containsName(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const before = line[at - 1] ?? '';
    const after = line[at + name.length] ?? '';
    if (!/[\w.$-]/.test(before) && !/[\w$-]/.test(after)) return true;
  }
  return false;
}

/** The ways in which pages write a name. They may omit `themeConfig.`. */
const spellings = (name: string): string[] => [
  name,
  ...(/^themeConfig\./.test(name) ? [name.replace('themeConfig.', '')] : []),
];

/** Whether a name is also an everyday word, which only counts in inline code. */
const isPlain = (name: string): boolean => /^[a-z]+$/.test(name);

/** Finds the lines of pages that contain a name. An everyday word must be in inline code. */
export function mentionsOf(
  name: string,
  pages: readonly { file: string; source: string }[],
): Mention[] {
  const wanted = spellings(name).flatMap((one) => (isPlain(one) ? [`\`${one}\``] : [one]));
  return pages.flatMap(({ file, source }) =>
    source
      .split('\n')
      .flatMap((line, at) =>
        wanted.some((one) => (one.startsWith('`') ? line.includes(one) : containsName(line, one)))
          ? [{ file, line: at + 1 }]
          : [],
      ),
  );
}
