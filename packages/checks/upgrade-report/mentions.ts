/** A line of a page that names something. */
export interface Mention {
  /** Path from the repository root. */
  file: string;
  line: number;
}

/** Whether a name stands in a line by itself: `base` is not in `baseUrl` nor in `--base`. */
function stands(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const before = line[at - 1] ?? '';
    const after = line[at + name.length] ?? '';
    if (!/[\w.$-]/.test(before) && !/[\w$-]/.test(after)) return true;
  }
  return false;
}

/** The ways in which pages write a name: `themeConfig.` may be left out, and so may `rspress`. */
const spellings = (name: string): string[] => [
  name,
  ...(/^themeConfig\./.test(name) ? [name.replace('themeConfig.', '')] : []),
];

/** A word that is also one of everyday language says nothing outside code. */
const isPlain = (name: string): boolean => /^[a-z]+$/.test(name);

/** The lines of pages that name something, in code marks or code where the name is an everyday word. */
export function mentionsOf(
  name: string,
  pages: readonly { file: string; source: string }[],
): Mention[] {
  const wanted = spellings(name).flatMap((one) => (isPlain(one) ? [`\`${one}\``] : [one]));
  return pages.flatMap(({ file, source }) =>
    source
      .split('\n')
      .flatMap((line, at) =>
        wanted.some((one) => (one.startsWith('`') ? line.includes(one) : stands(line, one)))
          ? [{ file, line: at + 1 }]
          : [],
      ),
  );
}
