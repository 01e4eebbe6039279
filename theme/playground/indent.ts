/** A text and what is selected in it, as offsets. */
export interface Selection {
  text: string;
  start: number;
  end: number;
}

const STEP = '  ';

/** Puts two spaces before each selected line, or at the caret when nothing is selected. */
export function indent({ text, start, end }: Selection): Selection {
  if (start === end) {
    const at = start + STEP.length;
    return { text: text.slice(0, start) + STEP + text.slice(end), start: at, end: at };
  }
  return mapLines({ text, start, end }, (line) => STEP + line);
}

/** Takes up to two spaces from the start of each selected line. */
export const outdent = (selection: Selection): Selection =>
  mapLines(selection, (line) => line.replace(/^ {1,2}/, ''));

function mapLines({ text, start, end }: Selection, change: (line: string) => string): Selection {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const before = text.slice(from, end).split('\n');
  const after = before.map(change);
  const first = (after[0]?.length ?? 0) - (before[0]?.length ?? 0);
  const changed = after.join('\n');
  return {
    text: text.slice(0, from) + changed + text.slice(end),
    start: Math.max(from, start + first),
    end: from + changed.length,
  };
}
